// From west to east, gives each pavilion to the first walk that reaches it.
#include <cstdio>
#include <cstdlib>
#include <vector>

int main() {
    int n, d;
    std::scanf("%d %d", &n, &d);
    std::vector<long long> x(n), h(n);
    for (int i = 0; i < n; i++) std::scanf("%lld %lld", &x[i], &h[i]);
    long long low = 0, high = 1000000;
    while (low < high) {
        long long s = (low + high) / 2;
        std::vector<int> lasts;
        for (int i = 0; i < n && (int)lasts.size() <= d; i++) {
            size_t walk = 0;
            while (walk < lasts.size() && std::llabs(h[i] - h[lasts[walk]]) > s * (x[i] - x[lasts[walk]])) walk++;
            if (walk == lasts.size()) lasts.push_back(i);
            else lasts[walk] = i;
        }
        if ((int)lasts.size() <= d) high = s;
        else low = s + 1;
    }
    std::printf("%lld\n", low);
}
