#include <algorithm>
#include <cstdio>
#include <functional>
#include <utility>
#include <vector>

int main() {
    int n, d;
    std::scanf("%d %d", &n, &d);
    std::vector<long long> x(n), h(n);
    for (int i = 0; i < n; i++) std::scanf("%lld %lld", &x[i], &h[i]);
    std::vector<std::pair<long long, long long>> turned(n);
    std::vector<long long> lasts;
    long long low = 0, high = 1000000;
    while (low < high) {
        long long s = (low + high) / 2;
        for (int i = 0; i < n; i++) turned[i] = {s * x[i] - h[i], s * x[i] + h[i]};
        std::sort(turned.begin(), turned.end());
        lasts.clear();
        for (auto &[difference, sum] : turned) {
            auto place = std::lower_bound(lasts.begin(), lasts.end(), sum, std::greater<long long>());
            if (place == lasts.end()) lasts.push_back(sum);
            else *place = sum;
        }
        if ((int)lasts.size() <= d) high = s;
        else low = s + 1;
    }
    std::printf("%lld\n", low);
}
