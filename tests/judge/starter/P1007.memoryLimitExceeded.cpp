// Keeps the whole table.
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
    std::vector<std::vector<long long>> endLeft(n + 1, std::vector<long long>(m + 1, never)), endRight = endLeft;
    endLeft[0][0] = endRight[0][0] = 0;
    for (int i = 0; i <= n; i++) {
        for (int j = 0; j <= m; j++) {
            if (i > 0) endLeft[i][j] = std::min(endLeft[i - 1][j], endRight[i - 1][j] + s) + left[i] * (i + j);
            if (j > 0) endRight[i][j] = std::min(endRight[i][j - 1], endLeft[i][j - 1] + s) + right[j] * (i + j);
        }
    }
    std::printf("%lld\n", std::min(endLeft[n][m], endRight[n][m]));
}
