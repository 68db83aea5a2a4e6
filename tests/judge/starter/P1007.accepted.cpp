#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, m;
    long long s;
    std::scanf("%d %d %lld", &n, &m, &s);
    std::vector<long long> left(n + 1), right(m + 1);
    for (int i = 1; i <= n; i++) std::scanf("%lld", &left[i]);
    for (int j = 1; j <= m; j++) std::scanf("%lld", &right[j]);
    const long long never = 1LL << 60;
    std::vector<long long> endLeft(m + 1, never), endRight(m + 1, never);
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            long long fromLeft = i == 0 ? never : std::min(endLeft[j], endRight[j] + s) + left[i] * (i + j);
            long long fromRight = j == 0 ? never : std::min(endRight[j - 1], endLeft[j - 1] + s) + right[j] * (i + j);
            if (i + j == 0) fromLeft = fromRight = 0;
            endLeft[j] = fromLeft;
            endRight[j] = fromRight;
        }
    }
    std::printf("%lld\n", std::min(endLeft[m], endRight[m]));
}
