// Says whether what it draws is as it should be.
#include "testlib.h"
using namespace std;

int main(int argc, char *argv[]) {
    registerGen(argc, argv, 1);
    const bool loud = has_opt("loud");
    const string words = opt<string>("words", "[a-z]{1,10}");
    for (int round = 0; round < 200; round++) {
        ensuref(pattern(words).matches(rnd.next(words)), "a word beside its pattern");
        vector<int> parts = rnd.partition(5, 40, 3);
        int sum = 0;
        for (int part : parts) ensure(part >= 3), sum += part;
        ensure(parts.size() == 5 && sum == 40);
        vector<long long> few = rnd.distinct(4, -1000000000000LL, 1000000000000LL);
        ensure(set<long long>(few.begin(), few.end()).size() == 4);
        vector<int> most = rnd.distinct(9, 10);
        ensure(set<int>(most.begin(), most.end()).size() == 9 && *max_element(most.begin(), most.end()) < 10);
        double share = rnd.next();
        ensure(0 <= share && share < 1);
        int heavy = rnd.wnext(1, 10, 30), light = rnd.wnext(10, -2);
        ensure(1 <= heavy && heavy <= 10 && 0 <= light && light < 10);
        string any = rnd.any(vector<string>{"a", "b"});
        ensure(any == "a" || any == "b");
        ensure(rnd.next("%d{2}", 7) == "77");
    }
    println(loud ? upperCase("fine") : "fine", englishEnding(112), trim(" a b "), join(split("a,,b", ','), "|"), removeDoubleTrailingZeroes("1.50"));
}
