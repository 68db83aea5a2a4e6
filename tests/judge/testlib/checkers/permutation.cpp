// The numbers from 1 to n, each once, no two neighbours next to each other.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerTestlibCmd(argc, argv);
    int n = inf.readInt();
    vector<int> order = ouf.readInts(n, 1, n, "p");
    vector<bool> seen(n + 1);
    for (int i = 0; i < n; i++) {
        if (seen[order[i]]) quitf(_wa, "%d occurs twice", order[i]);
        seen[order[i]] = true;
        if (i > 0) ouf.ensuref(abs(order[i] - order[i - 1]) > 1, "%d and %d are neighbours", order[i - 1], order[i]);
    }
    quit(_ok, "a permutation of " + vtos(n));
}
