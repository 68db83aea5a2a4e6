import { cpp } from '../cpp';
import { type LanguageProbes } from './probe';

const fast = String.raw`#include <iostream>

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    long number, sum = 0;
    while (std::cin >> number) sum += number;
    std::cout << sum << "\n";
}
`;

const tasks = String.raw`#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

long deep(long n) {
    volatile long here = n;
    return n ? deep(n - 1) + (here == n) : 0;
}

int main() {
    std::string task, word;
    long a, b, sum = 0;
    double x, y;
    std::cin >> task;
    if (task == "slow") {
        while (std::cin >> a) sum += a;
        std::cout << sum << std::endl;
    }
    if (task == "deep" && std::cin >> a) std::cout << deep(a) << std::endl;
    if (task == "float" && std::cin >> x >> y) std::printf("%.12f\n", std::sqrt(x) + y);
    if (task == "files") {
        std::ifstream in("/dev/stdin");
        in >> task >> a >> b;
        std::ofstream("/dev/stdout") << a + b << "\n";
    }
    if (task == "exception") throw std::runtime_error("unexpected");
    if (task == "exit" && std::cin >> a) std::exit(int(a));
    if (task == "text" && std::cin >> word) std::cout << "你好，" << word << std::endl;
}
`;

export const cppProbes: LanguageProbes = {
  languages: cpp.map(({ name }) => name),
  fast,
  tasks,
  exceptionEnds: 'signal 6 (SIGABRT)',
  without: { big: 'C++ has no integers of any length; __int128 of GCC holds 128 bits.' },
};
