// Takes the way that is shortest in minutes, and leaves as late as that way allows.
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
    const long long never = 1LL << 60;
    std::vector<long long> minutes(n + 1, never), latest(n + 1, never);
    std::priority_queue<std::pair<long long, int>> queue;
    minutes[1] = 0;
    queue.push({0, 1});
    while (!queue.empty()) {
        auto [negated, hut] = queue.top();
        queue.pop();
        if (-negated != minutes[hut]) continue;
        for (const Trail &trail : trails[hut]) {
            long long arrival = minutes[hut] + trail.minutes;
            if (arrival >= minutes[trail.to] || arrival > trail.fog) continue;
            minutes[trail.to] = arrival;
            latest[trail.to] = std::min(latest[hut], trail.fog - arrival);
            queue.push({-arrival, trail.to});
        }
    }
    std::printf("%lld\n", minutes[n] == never ? -1 : latest[n]);
}
