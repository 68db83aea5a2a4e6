// Partially correct: a number that is wrong, but near.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int wanted = ans.readInt(), found = ouf.readInteger(0, 1000, "x");
    int distance = std::abs(wanted - found);
    if (distance == 0) quitf(_ok, "exactly");
    if (distance > 100) quitf(_wa, "not even near");
    quitf(_pc(100 - distance), "off by %d", distance);
}
