// Goes by when a kettle boils alone, and forgets that one which boils later may be dry sooner.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<std::pair<long long, long long>> kettles(n);
    for (auto &[start, end] : kettles) std::scanf("%lld %lld", &start, &end), end += start;
    std::sort(kettles.begin(), kettles.end());
    long long minute = -1;
    for (auto [start, end] : kettles) {
        minute = std::max(minute + 1, start);
        if (minute > end) return std::puts("-1"), 0;
    }
    std::printf("%lld\n", minute);
}
