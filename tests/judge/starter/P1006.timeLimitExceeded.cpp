// Looks through all huts for the one to settle next.
#include <algorithm>
#include <cstdio>
#include <vector>

struct Trail {
    int to;
    long long minutes, fog;
};

int main() {
    int n, m;
    std::scanf("%d %d", &n, &m);
    std::vector<std::vector<Trail>> trails(n + 1);
    for (int i = 0; i < m; i++) {
        int u, v;
        long long t, c;
        std::scanf("%d %d %lld %lld", &u, &v, &t, &c);
        trails[u].push_back({v, t, c});
        trails[v].push_back({u, t, c});
    }
    std::vector<long long> latest(n + 1, -1);
    std::vector<bool> settled(n + 1);
    latest[n] = 1LL << 60;
    for (;;) {
        int hut = 0;
        for (int each = 1; each <= n; each++) {
            if (!settled[each] && latest[each] >= 0 && (hut == 0 || latest[each] > latest[hut])) hut = each;
        }
        if (hut == 0) break;
        settled[hut] = true;
        for (const Trail &trail : trails[hut]) {
            latest[trail.to] = std::max(latest[trail.to], std::min(latest[hut], trail.fog) - trail.minutes);
        }
    }
    std::printf("%lld\n", latest[1]);
}
