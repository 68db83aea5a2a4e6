// Washes line after line.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
    int n, before, after;
    std::scanf("%d %d", &n, &before);
    std::vector<int> passes(1000001);
    for (int i = 1; i < n; i++, before = after) {
        std::scanf("%d", &after);
        for (int k = std::min(before, after) + 1; k <= std::max(before, after); k++) passes[k]++;
    }
    int line = std::max_element(passes.begin(), passes.end()) - passes.begin();
    std::printf("%d %d\n", line, passes[line]);
}
