#include "testlib.h"

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    int n = opt<int>("n"), most = opt<int>("most", 100);
    println(n);
    for (int i = 0; i < n; i++) std::cout << rnd.next(1, most) << (i + 1 < n ? ' ' : '\n');
    println(rnd.next(1000));
    println(rnd.next(64));
    println(rnd.next(1000000007));
}
