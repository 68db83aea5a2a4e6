// Two texts are the same line by line, but for blanks around the words.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int n = 0;
    while (!ans.eof()) {
        string j = ans.readString();
        if (j.empty() && ans.eof()) break;
        n++;
        string p = ouf.eof() ? "" : ouf.readString();
        if (tokenize(j, ' ') != tokenize(p, ' ')) expectedButFound(_wa, j, p, "line %d", n);
    }
    quitf(_ok, "%d lines", n);
}
