// Answers guesses of a number, at most ten.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerInteraction(argc, argv);
    int secret = inf.readInt(1, 1000, "secret");
    for (int round = 1; round <= 10; round++) {
        int guess = ouf.readInt(1, 1000, "guess");
        tout << guess << endl;
        if (guess == secret) {
            cout << "=" << endl;
            quitf(_ok, "found after %d", round);
        }
        cout << (guess < secret ? ">" : "<") << endl;
    }
    quit(_wa, "too many guesses");
}
