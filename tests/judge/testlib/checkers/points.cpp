// Points: as many percent as lines are right.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int right = 0, all = 0;
    while (!ans.seekEof()) {
        all++;
        std::string wanted = ans.readToken();
        if (!ouf.seekEof() && ouf.readToken() == wanted) right++;
    }
    quitp(100.0 * right / all, "%d of %d", right, all);
}
