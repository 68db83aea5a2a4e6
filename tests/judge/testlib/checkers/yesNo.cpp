// YES or NO, in whatever case.
#include "testlib.h"
using namespace std;

const string YES = "YES", NO = "NO";

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    string ja = upperCase(ans.readWord()), pa = upperCase(ouf.readWord());
    if (ja != YES && ja != NO) quitf(_fail, "%s or %s expected in answer, but %s found", YES.c_str(), NO.c_str(), compress(ja).c_str());
    if (pa != YES && pa != NO) quitf(_pe, "%s or %s expected, but %s found", YES.c_str(), NO.c_str(), compress(pa).c_str());
    quitif(ja != pa, _wa, "expected %s, found %s", ja.c_str(), pa.c_str());
    quit(_ok, "answer is " + lowerCase(ja));
}
