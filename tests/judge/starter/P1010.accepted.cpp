#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

int main() {
    int n, q;
    std::scanf("%d %d", &n, &q);
    std::vector<int> sums(n + 1);
    std::vector<long long> until(n + 1);
    auto add = [&](int lamp, int change) {
        for (; lamp <= n; lamp += lamp & -lamp) sums[lamp] += change;
    };
    auto upTo = [&](int lamp) {
        int sum = 0;
        for (; lamp > 0; lamp -= lamp & -lamp) sum += sums[lamp];
        return sum;
    };
    using End = std::pair<long long, int>;
    std::priority_queue<End, std::vector<End>, std::greater<End>> ends;
    while (q--) {
        long long kind, minute, first, second;
        std::scanf("%lld %lld %lld %lld", &kind, &minute, &first, &second);
        while (!ends.empty() && ends.top().first <= minute) {
            auto [end, lamp] = ends.top();
            ends.pop();
            if (end == until[lamp]) add(lamp, -1);
        }
        if (kind == 2) {
            std::printf("%d\n", upTo(second) - upTo(first - 1));
        } else {
            if (until[first] <= minute) until[first] = minute, add(first, 1);
            until[first] += second;
            ends.push({until[first], first});
        }
    }
}
