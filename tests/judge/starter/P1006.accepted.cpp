#include <algorithm>
#include <cstdio>
#include <queue>
#include <utility>
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
    std::priority_queue<std::pair<long long, int>> queue;
    latest[n] = 1LL << 60;
    queue.push({latest[n], n});
    while (!queue.empty()) {
        auto [minute, hut] = queue.top();
        queue.pop();
        if (minute != latest[hut]) continue;
        for (const Trail &trail : trails[hut]) {
            long long departure = std::min(minute, trail.fog) - trail.minutes;
            if (departure <= latest[trail.to]) continue;
            latest[trail.to] = departure;
            queue.push({departure, trail.to});
        }
    }
    std::printf("%lld\n", latest[1]);
}
