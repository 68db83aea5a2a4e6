// Looks through all waiting kettles every minute.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int n;
    std::scanf("%d", &n);
    std::vector<std::pair<long long, long long>> kettles(n);
    for (auto &[start, end] : kettles) std::scanf("%lld %lld", &start, &end), end += start;
    std::sort(kettles.begin(), kettles.end());
    std::vector<long long> ends;
    long long minute = 0;
    for (int arrived = 0; arrived < n || !ends.empty(); minute++) {
        if (ends.empty()) minute = std::max(minute, kettles[arrived].first);
        while (arrived < n && kettles[arrived].first <= minute) ends.push_back(kettles[arrived++].second);
        auto first = std::min_element(ends.begin(), ends.end());
        if (*first < minute) return std::puts("-1"), 0;
        ends.erase(first);
    }
    std::printf("%lld\n", minute - 1);
}
