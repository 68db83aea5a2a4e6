#include <algorithm>
#include <cstdio>
#include <vector>

static char buffer[1 << 16];
static size_t filled, at;

int nextByte() {
    if (at == filled) at = 0, filled = std::fread(buffer, 1, sizeof buffer, stdin);
    return filled == 0 ? -1 : buffer[at++];
}

int nextNumber() {
    int c = nextByte(), number = 0;
    while (c < '0') c = nextByte();
    for (; c >= '0'; c = nextByte()) number = number * 10 + (c - '0');
    return number;
}

int main() {
    int n = nextNumber(), before = nextNumber();
    std::vector<int> change(1000002);
    for (int i = 1; i < n; i++) {
        int after = nextNumber();
        change[std::min(before, after) + 1]++;
        change[std::max(before, after) + 1]--;
        before = after;
    }
    int passes = 0, line = 0, most = 0;
    for (int k = 1; k <= 999999; k++) {
        passes += change[k];
        if (passes > most) most = passes, line = k;
    }
    std::printf("%d %d\n", line, most);
}
