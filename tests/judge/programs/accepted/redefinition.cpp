#include <bits/stdc++.h>
#define int long long

signed main() {
    int a, b;
    std::cin >> a >> b;
    static_assert(sizeof a == 8);
    std::cout << a + b << "\n";
}
