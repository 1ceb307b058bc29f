#!/usr/bin/env python3
"""Whether a strategy's price is a plan's prediction: same_prediction.py PLAN PRICE.

All fields but the certificate, which only a search has, to the last digit.
"""

import json
import sys

plan, price = (json.load(open(path)) for path in sys.argv[1:])
stated = {k: v for k, v in plan["prediction"].items() if k != "certificate"}
wrong = [key for key in stated if stated[key] != price.get(key)]
wrong += [key for key in price if key not in stated]
for key in wrong:
    print(f"{key}: plan {stated.get(key)}, price {price.get(key)}")
sys.exit(1 if wrong else 0)
