// Begins anew at every letter.
#include <algorithm>
#include <cstring>
#include <iostream>
#include <string>

int main() {
    int types[26] = {}, typeOf[26];
    for (int i = 0; i < 26; i++) typeOf[i] = i;
    typeOf['q' - 'a'] = 'b' - 'a';
    typeOf['p' - 'a'] = 'd' - 'a';
    typeOf['u' - 'a'] = 'n' - 'a';
    for (int i = 0; i < 26; i++) {
        int count;
        std::cin >> count;
        types[typeOf[i]] += count;
    }
    std::string text;
    std::cin >> text;
    int longest = 0;
    for (size_t start = 0; start < text.size(); start++) {
        int left[26], length = 0;
        std::memcpy(left, types, sizeof types);
        for (size_t end = start; end < text.size() && left[typeOf[text[end] - 'a']]-- > 0; end++) length++;
        longest = std::max(longest, length);
    }
    std::cout << longest << '\n';
}
