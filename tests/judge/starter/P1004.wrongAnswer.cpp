// Counts the line below the lower reading as well.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, before, after;
    std::scanf("%d %d", &n, &before);
    std::vector<int> change(1000002);
    for (int i = 1; i < n; i++, before = after) {
        std::scanf("%d", &after);
        change[std::min(before, after)]++;
        change[std::max(before, after) + 1]--;
    }
    int passes = change[0], line = 0, most = 0;
    for (int k = 1; k <= 999999; k++) {
        passes += change[k];
        if (passes > most) most = passes, line = k;
    }
    std::printf("%d %d\n", line, most);
}
