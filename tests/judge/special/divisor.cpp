// Any divisor of the input that is neither 1 nor itself, no greater than the answer.
#include "verdict.h"
#include <fstream>

int main(int, char **arguments) {
    std::ifstream input(arguments[1]), output(arguments[2]), answer(arguments[3]), lucky("lucky.txt");
    long number, found, greatest, luckyNumber;
    if (!(input >> number) || !(answer >> greatest) || !(lucky >> luckyNumber)) leave(broken, "a file is missing");
    if (!(output >> found)) leave(malformed, "expected a number");
    if (found == luckyNumber) leave(right, "lucky");
    if (found <= 1 || found > greatest || number % found) leave(wrong, "no divisor");
    leave(right, "fine");
}
