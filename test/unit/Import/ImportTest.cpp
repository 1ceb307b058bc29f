#include "planner/Import/Import.h"
#include <gtest/gtest.h>
