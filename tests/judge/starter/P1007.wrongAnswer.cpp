// Always serves the more impatient of the two at the heads.
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    long long s, total = 0;
    std::scanf("%d %d %lld", &n, &m, &s);
    std::vector<long long> left(n), right(m);
    for (long long &each : left) std::scanf("%lld", &each);
    for (long long &each : right) std::scanf("%lld", &each);
    for (int i = 0, j = 0, side = -1; i + j < n + m;) {
        int next = j == m || (i < n && left[i] > right[j]) ? 0 : 1;
        if (side >= 0 && next != side) total += s;
        side = next;
        long long weight = next == 0 ? left[i++] : right[j++];
        total += weight * (i + j);
    }
    std::printf("%lld\n", total);
}
