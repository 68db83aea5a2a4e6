#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    vector<int> order = rnd.perm(opt<int>(1), 1);
    println(order);
    shuffle(order.begin(), order.end());
    println(order.begin(), order.end());
}
