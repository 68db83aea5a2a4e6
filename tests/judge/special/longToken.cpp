// Reads what was written as one word.
#include <fstream>
#include <string>

int main(int, char **arguments) {
    std::ifstream output(arguments[2]);
    std::string word;
    output >> word;
    return word.size() == 30u << 20 ? 100 : 102;
}
