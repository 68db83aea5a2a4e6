#include <algorithm>
#include <iostream>
#include <string>

int typeOf(char letter) {
    if (letter == 'q') letter = 'b';
    if (letter == 'p') letter = 'd';
    if (letter == 'u') letter = 'n';
    return letter - 'a';
}

int main() {
    int left[26] = {};
    for (char letter = 'a'; letter <= 'z'; letter++) {
        int count;
        std::cin >> count;
        left[typeOf(letter)] += count;
    }
    std::string text;
    std::cin >> text;
    int longest = 0, start = 0;
    for (int end = 0; end < (int)text.size(); end++) {
        int type = typeOf(text[end]);
        left[type]--;
        while (left[type] < 0) left[typeOf(text[start++])]++;
        longest = std::max(longest, end - start + 1);
    }
    std::cout << longest << '\n';
}
