// Two sequences of words are the same, whatever is between them.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int n = 0;
    string j, p;
    while (!ans.seekEof() && !ouf.seekEof()) {
        n++;
        ans.readWordTo(j);
        ouf.readWordTo(p);
        if (j != p) quitf(_wa, "%d%s words differ - expected: '%s', found: '%s'", n, englishEnding(n).c_str(), compress(j).c_str(), compress(p).c_str());
    }
    if (ans.seekEof() && ouf.seekEof()) quitf(_ok, "%d words", n);
    quit(_wa, ans.seekEof() ? "Participant output contains extra tokens" : "Unexpected EOF in the participants output");
}
