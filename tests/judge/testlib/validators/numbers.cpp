#include "testlib.h"

int main() {
    registerValidation();
    int n = inf.readInt(1, 5, "n");
    inf.readEoln();
    inf.readInts(n, -10, 10, "a");
    inf.readEoln();
    inf.readEof();
}
