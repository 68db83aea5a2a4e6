// Numbers within 1e-6, absolute or relative.
#include "testlib.h"
using namespace std;

const double EPS = 1E-6;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    double worst = 0;
    for (int n = 1; !ans.seekEof(); n++) {
        double j = ans.readDouble(), p = ouf.readDouble();
        if (!doubleCompare(j, p, EPS))
            quitf(_wa, "%d%s number: expected '%.5f', found '%.5f', error = '%.5f'", n, englishEnding(n).c_str(), j, p, doubleDelta(j, p));
        worst = max(worst, doubleDelta(j, p));
    }
    quitf(_ok, "max error %.1e", worst);
}
