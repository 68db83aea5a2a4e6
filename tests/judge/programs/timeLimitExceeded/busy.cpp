#include <bits/stdc++.h>

int main() {
    long a, b;
    std::cin >> a >> b;
    for (volatile long i = 0;;) i = i + 1;
}
