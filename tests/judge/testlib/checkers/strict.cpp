// One number with two digits after the point, and one without a sign.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    double price = ouf.readStrictDouble(0, 1000, 2, 2, "price");
    unsigned long long count = ouf.readUnsignedLong(1, 18446744073709551615ULL, "count");
    quitf(_ok, "%.2f %llu", price, count);
}
