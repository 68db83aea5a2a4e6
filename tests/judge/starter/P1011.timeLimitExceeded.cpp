// Finds the most pavilions of which no two share a walk by comparing all pairs.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n, d;
    std::scanf("%d %d", &n, &d);
    std::vector<long long> x(n), h(n);
    for (int i = 0; i < n; i++) std::scanf("%lld %lld", &x[i], &h[i]);
    std::vector<std::pair<long long, long long>> turned(n);
    std::vector<int> length(n);
    long long low = 0, high = 1000000;
    while (low < high) {
        long long s = (low + high) / 2;
        for (int i = 0; i < n; i++) turned[i] = {s * x[i] - h[i], s * x[i] + h[i]};
        std::sort(turned.begin(), turned.end());
        int most = 0;
        for (int i = 0; i < n; i++) {
            length[i] = 1;
            for (int j = 0; j < i; j++) {
                if (turned[j].second > turned[i].second) length[i] = std::max(length[i], length[j] + 1);
            }
            most = std::max(most, length[i]);
        }
        if (most <= d) high = s;
        else low = s + 1;
    }
    std::printf("%lld\n", low);
}
