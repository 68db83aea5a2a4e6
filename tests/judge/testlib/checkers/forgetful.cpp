// Says nothing in the end.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    ouf.readInt();
    return 0;
}
