// Walks past every lamp.
#include <cstdio>
#include <vector>

int main() {
    int n, q;
    std::scanf("%d %d", &n, &q);
    std::vector<long long> until(n + 1);
    while (q--) {
        long long kind, minute, first, second;
        std::scanf("%lld %lld %lld %lld", &kind, &minute, &first, &second);
        if (kind == 2) {
            int burning = 0;
            for (long long lamp = first; lamp <= second; lamp++) burning += until[lamp] > minute;
            std::printf("%d\n", burning);
        } else {
            if (until[first] < minute) until[first] = minute;
            until[first] += second;
        }
    }
}
