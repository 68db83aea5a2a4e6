// The largest subset with the wanted sum: whoever finds a larger one than the jury has found a mistake of the jury.
#include "testlib.h"
using namespace std;

vector<int> values;
int wanted;

int readAnswer(InStream &in) {
    int size = in.readInt(0, (int)values.size(), "size");
    vector<int> chosen = in.readInts(size, 1, (int)values.size());
    if (set<int>(chosen.begin(), chosen.end()).size() != chosen.size()) in.quitf(_wa, "an index occurs twice");
    long long sum = 0;
    for (int index : chosen) sum += values[index - 1];
    if (sum != wanted) in.quitf(_wa, "the sum is %lld", sum);
    return size;
}

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int n = inf.readInt();
    wanted = inf.readInt();
    values = inf.readInts(n);
    int jury = readAnswer(ans), found = readAnswer(ouf);
    if (found > jury) quitf(_fail, "found %d, and the jury only %d", found, jury);
    if (found < jury) expectedButFound<int>(_wa, jury, found);
    quitf(_ok, "%d numbers", found);
}
