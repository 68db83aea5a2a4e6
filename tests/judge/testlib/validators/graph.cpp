#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerValidation(argc, argv);
    int n = inf.readInt(1, 100, "n");
    inf.readSpace();
    int m = inf.readInt(0, 100, "m");
    inf.readEoln();
    set<pair<int, int>> edges;
    for (int i = 0; i < m; i++) {
        int u = inf.readInt(1, n, format("u_%d", i + 1)), v = (inf.readSpace(), inf.readInt(1, n));
        inf.readEoln();
        ensuref(u != v, "edge %d is a loop", i + 1);
        ensure(edges.insert(minmax(u, v)).second);
    }
    inf.readEof();
}
