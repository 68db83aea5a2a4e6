// Asks for sums, as many percent as were right.
#include "testlib.h"

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    int rounds = inf.readInt(), right = 0;
    println(rounds);
    for (int i = 0; i < rounds; i++) {
        int a = inf.readInt(), b = inf.readInt();
        println(a, b);
        if (ouf.readLong() == a + b) right++;
    }
    if (right == rounds) quit(_ok, "all right");
    quitp(100.0 * right / rounds, "%d right", right);
}
