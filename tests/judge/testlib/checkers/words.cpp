// As many words as the input says, each of its pattern, in any order.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int n = inf.readInt();
    vector<string> found = ouf.readTokens(n, "(yes|no|)[a-z]{1,3}[0-9]|-", "w"), wanted = ans.readTokens(n);
    if (!ouf.seekEof()) quitf(_wa, "more than %d words", n);
    sort(found.begin(), found.end());
    sort(wanted.begin(), wanted.end());
    quitif(found != wanted, _wa, "%s", join(found, ",").c_str());
    quit(_ok, join(found));
}
