#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map2 = affine_map<(d0, d1, d2) -> (d2)>
#map3 = affine_map<(d0, d1) -> (d1)>
#map4 = affine_map<(d0, d1) -> (d0, d1)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0) -> (d0)>
#map7 = affine_map<(d0, d1) -> (0, d1)>
#map8 = affine_map<(d0, d1) -> (d0, 0)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3) -> ()>
#map11 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
module {
  func.func @main(%arg0: tensor<8x512x1024xf32>, %arg1: tensor<1024xf32>, %arg2: tensor<1024xf32>, %arg3: tensor<1024x1024xf32>, %arg4: tensor<1024xf32>, %arg5: tensor<1024x1024xf32>, %arg6: tensor<1024xf32>, %arg7: tensor<1024x1024xf32>, %arg8: tensor<1024xf32>, %arg9: tensor<1024x1024xf32>, %arg10: tensor<1024xf32>, %arg11: tensor<1024xf32>, %arg12: tensor<1024xf32>, %arg13: tensor<4096x1024xf32>, %arg14: tensor<4096xf32>, %arg15: tensor<1024x4096xf32>, %arg16: tensor<1024xf32>) -> tensor<8x512x1024xf32> {
    %c0_i64 = arith.constant 0 : i64
    %cst = arith.constant 0.000000e+00 : f64
    %cst_0 = arith.constant 0.000000e+00 : f32
    %true = arith.constant true
    %cst_1 = arith.constant 0xFF800000 : f32
    %c3_i64 = arith.constant 3 : i64
    %cst_2 = arith.constant 4.471500e-02 : f32
    %cst_3 = arith.constant 7.977240e-01 : f32
    %cst_4 = arith.constant 1.000000e+00 : f32
    %cst_5 = arith.constant 5.000000e-01 : f32
    %cst_6 = arith.constant dense<0xFF800000> : tensor<f32>
    %cst_7 = arith.constant dense<true> : tensor<512x512xi1>
    %cst_8 = arith.constant 1.000000e-05 : f64
    %cst_9 = arith.constant 1.024000e+03 : f64
    %cst_10 = arith.constant 1.024000e+03 : f32
    %cst_11 = arith.constant 8.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x512x1024xf64>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0 : tensor<8x512x1024xf32>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f32, %out: f64):
      %97 = arith.extf %in : f32 to f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %2 = tensor.empty() : tensor<8x512x1xf64>
    %3 = linalg.fill ins(%cst : f64) outs(%2 : tensor<8x512x1xf64>) -> tensor<8x512x1xf64>
    %4 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1 : tensor<8x512x1024xf64>) outs(%3 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %5 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4 : tensor<8x512x1xf64>) outs(%2 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_9 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1, %5 : tensor<8x512x1024xf64>, tensor<8x512x1xf64>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.subf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %7 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%6, %6 : tensor<8x512x1024xf64>, tensor<8x512x1024xf64>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.mulf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %8 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%7 : tensor<8x512x1024xf64>) outs(%3 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %9 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%8 : tensor<8x512x1xf64>) outs(%2 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_9 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %10 = tensor.empty() : tensor<8x512x1xf32>
    %11 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9 : tensor<8x512x1xf64>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %97 = arith.truncf %in : f64 to f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %12 = linalg.fill ins(%cst_0 : f32) outs(%10 : tensor<8x512x1xf32>) -> tensor<8x512x1xf32>
    %13 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%arg0 : tensor<8x512x1024xf32>) outs(%12 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %14 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %in, %cst_10 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.truncf %cst_8 : f64 to f32
      %98 = arith.addf %in, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<8x512x1xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.rsqrt %in : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %17 = tensor.empty() : tensor<8x512x1024xf32>
    %18 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %14 : tensor<8x512x1024xf32>, tensor<8x512x1xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18, %16 : tensor<8x512x1024xf32>, tensor<8x512x1xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19, %arg1 : tensor<8x512x1024xf32>, tensor<1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %21 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%20, %arg2 : tensor<8x512x1024xf32>, tensor<1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %collapsed = tensor.collapse_shape %21 [[0, 1], [2]] : tensor<8x512x1024xf32> into tensor<4096x1024xf32>
    %22 = tensor.empty() : tensor<1024x1024xf32>
    %transposed = linalg.transpose ins(%arg3 : tensor<1024x1024xf32>) outs(%22 : tensor<1024x1024xf32>) permutation = [1, 0] 
    %23 = tensor.empty() : tensor<4096x1024xf32>
    %24 = linalg.fill ins(%cst_0 : f32) outs(%23 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %25 = linalg.matmul ins(%collapsed, %transposed : tensor<4096x1024xf32>, tensor<1024x1024xf32>) outs(%24 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %26 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x1024xf32>
    %27 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%25, %26 : tensor<4096x1024xf32>, tensor<4096x1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x1024xf32>
    %expanded = tensor.expand_shape %27 [[0, 1], [2, 3]] output_shape [8, 512, 16, 64] : tensor<4096x1024xf32> into tensor<8x512x16x64xf32>
    %28 = tensor.empty() : tensor<8x16x512x64xf32>
    %transposed_12 = linalg.transpose ins(%expanded : tensor<8x512x16x64xf32>) outs(%28 : tensor<8x16x512x64xf32>) permutation = [0, 2, 1, 3] 
    %transposed_13 = linalg.transpose ins(%arg5 : tensor<1024x1024xf32>) outs(%22 : tensor<1024x1024xf32>) permutation = [1, 0] 
    %29 = linalg.matmul ins(%collapsed, %transposed_13 : tensor<4096x1024xf32>, tensor<1024x1024xf32>) outs(%24 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %30 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x1024xf32>
    %31 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%29, %30 : tensor<4096x1024xf32>, tensor<4096x1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x1024xf32>
    %expanded_14 = tensor.expand_shape %31 [[0, 1], [2, 3]] output_shape [8, 512, 16, 64] : tensor<4096x1024xf32> into tensor<8x512x16x64xf32>
    %transposed_15 = linalg.transpose ins(%arg7 : tensor<1024x1024xf32>) outs(%22 : tensor<1024x1024xf32>) permutation = [1, 0] 
    %32 = linalg.matmul ins(%collapsed, %transposed_15 : tensor<4096x1024xf32>, tensor<1024x1024xf32>) outs(%24 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %33 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x1024xf32>
    %34 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%32, %33 : tensor<4096x1024xf32>, tensor<4096x1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x1024xf32>
    %expanded_16 = tensor.expand_shape %34 [[0, 1], [2, 3]] output_shape [8, 512, 16, 64] : tensor<4096x1024xf32> into tensor<8x512x16x64xf32>
    %transposed_17 = linalg.transpose ins(%expanded_16 : tensor<8x512x16x64xf32>) outs(%28 : tensor<8x16x512x64xf32>) permutation = [0, 2, 1, 3] 
    %35 = tensor.empty() : tensor<8x16x64x512xf32>
    %transposed_18 = linalg.transpose ins(%expanded_14 : tensor<8x512x16x64xf32>) outs(%35 : tensor<8x16x64x512xf32>) permutation = [0, 2, 3, 1] 
    %collapsed_19 = tensor.collapse_shape %transposed_12 [[0, 1], [2], [3]] : tensor<8x16x512x64xf32> into tensor<128x512x64xf32>
    %collapsed_20 = tensor.collapse_shape %transposed_18 [[0, 1], [2], [3]] : tensor<8x16x64x512xf32> into tensor<128x64x512xf32>
    %36 = tensor.empty() : tensor<128x512x512xf32>
    %37 = linalg.fill ins(%cst_0 : f32) outs(%36 : tensor<128x512x512xf32>) -> tensor<128x512x512xf32>
    %38 = linalg.batch_matmul ins(%collapsed_19, %collapsed_20 : tensor<128x512x64xf32>, tensor<128x64x512xf32>) outs(%37 : tensor<128x512x512xf32>) -> tensor<128x512x512xf32>
    %expanded_21 = tensor.expand_shape %38 [[0, 1], [2], [3]] output_shape [8, 16, 512, 512] : tensor<128x512x512xf32> into tensor<8x16x512x512xf32>
    %39 = tensor.empty() : tensor<8x16x512x512xf32>
    %40 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%expanded_21 : tensor<8x16x512x512xf32>) outs(%39 : tensor<8x16x512x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %in, %cst_11 : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x512xf32>
    %41 = tensor.empty() : tensor<512xi64>
    %42 = linalg.generic {indexing_maps = [#map6], iterator_types = ["parallel"]} outs(%41 : tensor<512xi64>) {
    ^bb0(%out: i64):
      %97 = linalg.index 0 : index
      %98 = arith.index_cast %97 : index to i64
      linalg.yield %98 : i64
    } -> tensor<512xi64>
    %expanded_22 = tensor.expand_shape %42 [[0, 1]] output_shape [1, 512] : tensor<512xi64> into tensor<1x512xi64>
    %expanded_23 = tensor.expand_shape %42 [[0, 1]] output_shape [512, 1] : tensor<512xi64> into tensor<512x1xi64>
    %43 = tensor.empty() : tensor<512x512xi64>
    %44 = linalg.generic {indexing_maps = [#map7, #map8, #map4], iterator_types = ["parallel", "parallel"]} ins(%expanded_22, %expanded_23 : tensor<1x512xi64>, tensor<512x1xi64>) outs(%43 : tensor<512x512xi64>) {
    ^bb0(%in: i64, %in_38: i64, %out: i64):
      %97 = arith.subi %in, %in_38 : i64
      linalg.yield %97 : i64
    } -> tensor<512x512xi64>
    %45 = tensor.empty() : tensor<512x512xi1>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%44 : tensor<512x512xi64>) outs(%45 : tensor<512x512xi1>) {
    ^bb0(%in: i64, %out: i1):
      %97 = arith.cmpi sle, %in, %c0_i64 : i64
      linalg.yield %97 : i1
    } -> tensor<512x512xi1>
    %47 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%46, %cst_7 : tensor<512x512xi1>, tensor<512x512xi1>) outs(%45 : tensor<512x512xi1>) {
    ^bb0(%in: i1, %in_38: i1, %out: i1):
      %97 = arith.andi %in, %in_38 : i1
      linalg.yield %97 : i1
    } -> tensor<512x512xi1>
    %48 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%47 : tensor<512x512xi1>) outs(%45 : tensor<512x512xi1>) {
    ^bb0(%in: i1, %out: i1):
      %97 = arith.xori %in, %true : i1
      linalg.yield %97 : i1
    } -> tensor<512x512xi1>
    %49 = linalg.generic {indexing_maps = [#map9, #map10, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %cst_6, %40 : tensor<512x512xi1>, tensor<f32>, tensor<8x16x512x512xf32>) outs(%39 : tensor<8x16x512x512xf32>) {
    ^bb0(%in: i1, %in_38: f32, %in_39: f32, %out: f32):
      %97 = arith.select %in, %in_38, %in_39 : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x512xf32>
    %50 = tensor.empty() : tensor<8x16x512xi64>
    %51 = linalg.fill ins(%c0_i64 : i64) outs(%50 : tensor<8x16x512xi64>) -> tensor<8x16x512xi64>
    %52 = tensor.empty() : tensor<8x16x512xf32>
    %53 = linalg.fill ins(%cst_1 : f32) outs(%52 : tensor<8x16x512xf32>) -> tensor<8x16x512xf32>
    %54:2 = linalg.generic {indexing_maps = [#map5, #map11, #map11], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%49 : tensor<8x16x512x512xf32>) outs(%53, %51 : tensor<8x16x512xf32>, tensor<8x16x512xi64>) {
    ^bb0(%in: f32, %out: f32, %out_38: i64):
      %97 = linalg.index 3 : index
      %98 = arith.index_cast %97 : index to i64
      %99 = arith.maximumf %in, %out : f32
      %100 = arith.cmpf ogt, %in, %out : f32
      %101 = arith.select %100, %98, %out_38 : i64
      linalg.yield %99, %101 : f32, i64
    } -> (tensor<8x16x512xf32>, tensor<8x16x512xi64>)
    %expanded_24 = tensor.expand_shape %54#0 [[0], [1], [2, 3]] output_shape [8, 16, 512, 1] : tensor<8x16x512xf32> into tensor<8x16x512x1xf32>
    %55 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%49, %expanded_24 : tensor<8x16x512x512xf32>, tensor<8x16x512x1xf32>) outs(%39 : tensor<8x16x512x512xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x512xf32>
    %56 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<8x16x512x512xf32>) outs(%39 : tensor<8x16x512x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.exp %in : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x512xf32>
    %57 = tensor.empty() : tensor<8x16x512x1xf32>
    %58 = linalg.fill ins(%cst_0 : f32) outs(%57 : tensor<8x16x512x1xf32>) -> tensor<8x16x512x1xf32>
    %59 = linalg.generic {indexing_maps = [#map5, #map12], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%56 : tensor<8x16x512x512xf32>) outs(%58 : tensor<8x16x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x1xf32>
    %60 = linalg.generic {indexing_maps = [#map5, #map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %59 : tensor<8x16x512x512xf32>, tensor<8x16x512x1xf32>) outs(%39 : tensor<8x16x512x512xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.divf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x16x512x512xf32>
    %collapsed_25 = tensor.collapse_shape %60 [[0, 1], [2], [3]] : tensor<8x16x512x512xf32> into tensor<128x512x512xf32>
    %collapsed_26 = tensor.collapse_shape %transposed_17 [[0, 1], [2], [3]] : tensor<8x16x512x64xf32> into tensor<128x512x64xf32>
    %61 = tensor.empty() : tensor<128x512x64xf32>
    %62 = linalg.fill ins(%cst_0 : f32) outs(%61 : tensor<128x512x64xf32>) -> tensor<128x512x64xf32>
    %63 = linalg.batch_matmul ins(%collapsed_25, %collapsed_26 : tensor<128x512x512xf32>, tensor<128x512x64xf32>) outs(%62 : tensor<128x512x64xf32>) -> tensor<128x512x64xf32>
    %expanded_27 = tensor.expand_shape %63 [[0, 1], [2], [3]] output_shape [8, 16, 512, 64] : tensor<128x512x64xf32> into tensor<8x16x512x64xf32>
    %64 = tensor.empty() : tensor<8x512x16x64xf32>
    %transposed_28 = linalg.transpose ins(%expanded_27 : tensor<8x16x512x64xf32>) outs(%64 : tensor<8x512x16x64xf32>) permutation = [0, 2, 1, 3] 
    %collapsed_29 = tensor.collapse_shape %transposed_28 [[0, 1], [2, 3]] : tensor<8x512x16x64xf32> into tensor<4096x1024xf32>
    %transposed_30 = linalg.transpose ins(%arg9 : tensor<1024x1024xf32>) outs(%22 : tensor<1024x1024xf32>) permutation = [1, 0] 
    %65 = linalg.matmul ins(%collapsed_29, %transposed_30 : tensor<4096x1024xf32>, tensor<1024x1024xf32>) outs(%24 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x1024xf32>
    %67 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%65, %66 : tensor<4096x1024xf32>, tensor<4096x1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x1024xf32>
    %expanded_31 = tensor.expand_shape %67 [[0, 1], [2]] output_shape [8, 512, 1024] : tensor<4096x1024xf32> into tensor<8x512x1024xf32>
    %68 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg0, %expanded_31 : tensor<8x512x1024xf32>, tensor<8x512x1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<8x512x1024xf32>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f32, %out: f64):
      %97 = arith.extf %in : f32 to f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %70 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%69 : tensor<8x512x1024xf64>) outs(%3 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70 : tensor<8x512x1xf64>) outs(%2 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_9 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %72 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%69, %71 : tensor<8x512x1024xf64>, tensor<8x512x1xf64>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.subf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %73 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72, %72 : tensor<8x512x1024xf64>, tensor<8x512x1024xf64>) outs(%0 : tensor<8x512x1024xf64>) {
    ^bb0(%in: f64, %in_38: f64, %out: f64):
      %97 = arith.mulf %in, %in_38 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1024xf64>
    %74 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%73 : tensor<8x512x1024xf64>) outs(%3 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.addf %in, %out : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%74 : tensor<8x512x1xf64>) outs(%2 : tensor<8x512x1xf64>) {
    ^bb0(%in: f64, %out: f64):
      %97 = arith.divf %in, %cst_9 : f64
      linalg.yield %97 : f64
    } -> tensor<8x512x1xf64>
    %76 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75 : tensor<8x512x1xf64>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f64, %out: f32):
      %97 = arith.truncf %in : f64 to f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "reduction"]} ins(%68 : tensor<8x512x1024xf32>) outs(%12 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.addf %in, %out : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.divf %in, %cst_10 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%76 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = arith.truncf %cst_8 : f64 to f32
      %98 = arith.addf %in, %97 : f32
      linalg.yield %98 : f32
    } -> tensor<8x512x1xf32>
    %80 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%79 : tensor<8x512x1xf32>) outs(%10 : tensor<8x512x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.rsqrt %in : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %78 : tensor<8x512x1024xf32>, tensor<8x512x1xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.subf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%81, %80 : tensor<8x512x1024xf32>, tensor<8x512x1xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82, %arg11 : tensor<8x512x1024xf32>, tensor<1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.mulf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%83, %arg12 : tensor<8x512x1024xf32>, tensor<1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    %collapsed_32 = tensor.collapse_shape %84 [[0, 1], [2]] : tensor<8x512x1024xf32> into tensor<4096x1024xf32>
    %85 = tensor.empty() : tensor<1024x4096xf32>
    %transposed_33 = linalg.transpose ins(%arg13 : tensor<4096x1024xf32>) outs(%85 : tensor<1024x4096xf32>) permutation = [1, 0] 
    %86 = tensor.empty() : tensor<4096x4096xf32>
    %87 = linalg.fill ins(%cst_0 : f32) outs(%86 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %88 = linalg.matmul ins(%collapsed_32, %transposed_33 : tensor<4096x1024xf32>, tensor<1024x4096xf32>) outs(%87 : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
    %89 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<4096xf32>) outs(%86 : tensor<4096x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x4096xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%88, %89 : tensor<4096x4096xf32>, tensor<4096x4096xf32>) outs(%86 : tensor<4096x4096xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x4096xf32>
    %expanded_34 = tensor.expand_shape %90 [[0, 1], [2]] output_shape [8, 512, 4096] : tensor<4096x4096xf32> into tensor<8x512x4096xf32>
    %91 = tensor.empty() : tensor<8x512x4096xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_34 : tensor<8x512x4096xf32>) outs(%91 : tensor<8x512x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %97 = math.fpowi %in, %c3_i64 : f32, i64
      %98 = arith.mulf %97, %cst_2 : f32
      %99 = arith.addf %in, %98 : f32
      %100 = arith.mulf %99, %cst_3 : f32
      %101 = math.tanh %100 : f32
      %102 = arith.addf %101, %cst_4 : f32
      %103 = arith.mulf %102, %cst_5 : f32
      %104 = arith.mulf %in, %103 : f32
      linalg.yield %104 : f32
    } -> tensor<8x512x4096xf32>
    %collapsed_35 = tensor.collapse_shape %92 [[0, 1], [2]] : tensor<8x512x4096xf32> into tensor<4096x4096xf32>
    %transposed_36 = linalg.transpose ins(%arg15 : tensor<1024x4096xf32>) outs(%23 : tensor<4096x1024xf32>) permutation = [1, 0] 
    %93 = linalg.matmul ins(%collapsed_35, %transposed_36 : tensor<4096x4096xf32>, tensor<4096x1024xf32>) outs(%24 : tensor<4096x1024xf32>) -> tensor<4096x1024xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4096x1024xf32>
    %95 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel", "parallel"]} ins(%93, %94 : tensor<4096x1024xf32>, tensor<4096x1024xf32>) outs(%23 : tensor<4096x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<4096x1024xf32>
    %expanded_37 = tensor.expand_shape %95 [[0, 1], [2]] output_shape [8, 512, 1024] : tensor<4096x1024xf32> into tensor<8x512x1024xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %expanded_37 : tensor<8x512x1024xf32>, tensor<8x512x1024xf32>) outs(%17 : tensor<8x512x1024xf32>) {
    ^bb0(%in: f32, %in_38: f32, %out: f32):
      %97 = arith.addf %in, %in_38 : f32
      linalg.yield %97 : f32
    } -> tensor<8x512x1024xf32>
    return %96 : tensor<8x512x1024xf32>
  }
}
