#include <algorithm>
#include <cstdio>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<std::pair<long long, long long>> kettles(n);
    for (auto &[start, end] : kettles) std::scanf("%lld %lld", &start, &end), end += start;
    std::sort(kettles.begin(), kettles.end());
    std::priority_queue<long long, std::vector<long long>, std::greater<long long>> ends;
    long long minute = 0;
    for (int arrived = 0; arrived < n || !ends.empty(); minute++) {
        if (ends.empty()) minute = std::max(minute, kettles[arrived].first);
        while (arrived < n && kettles[arrived].first <= minute) ends.push(kettles[arrived++].second);
        if (ends.top() < minute) return std::puts("-1"), 0;
        ends.pop();
    }
    std::printf("%lld\n", minute - 1);
}
