// Two sequences of integers are the same.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    setName("compare two sequences of %s", "integers");
    registerTestlibCmd(argc, argv);
    int n = 0;
    string firstElements;
    while (!ans.seekEof() && !ouf.seekEof()) {
        n++;
        long long j = ans.readLong(), p = ouf.readLong();
        if (j != p) quitf(_wa, "%d%s numbers differ - expected: '%s', found: '%s'", n, englishEnding(n).c_str(), vtos(j).c_str(), vtos(p).c_str());
        if (n <= 3) firstElements += (n > 1 ? " " : "") + vtos(j);
    }
    if (!ouf.seekEof()) quitf(_wa, "more than %d numbers", n);
    if (!ans.seekEof()) quitf(_wa, "only %d numbers", n);
    quitf(_ok, "%d number(s): \"%s\"", n, compress(firstElements).c_str());
}
