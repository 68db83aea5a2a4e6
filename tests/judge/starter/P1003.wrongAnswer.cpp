// Never turns a piece of type over.
#include <algorithm>
#include <iostream>
#include <string>

int main() {
    int left[26];
    for (int &count : left) std::cin >> count;
    std::string text;
    std::cin >> text;
    int longest = 0, start = 0;
    for (int end = 0; end < (int)text.size(); end++) {
        int type = text[end] - 'a';
        left[type]--;
        while (left[type] < 0) left[text[start++] - 'a']++;
        longest = std::max(longest, end - start + 1);
    }
    std::cout << longest << '\n';
}
