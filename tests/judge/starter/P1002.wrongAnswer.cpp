// Takes the last page of a quire for page 0 of the next.
#include <algorithm>
#include <iostream>

int main() {
    long long s, p;
    std::cin >> s >> p;
    long long pages = 4 * s, before = p / pages * pages, place = p % pages;
    long long low = (std::min(place, pages + 1 - place) + 1) / 2 * 2, high = pages + 2 - low;
    std::cout << before + low - 1 << ' ' << before + low << ' ' << before + high - 1 << ' ' << before + high << '\n';
}
