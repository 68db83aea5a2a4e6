import { type Language } from './language';
import { nativeLanguage } from './native';

const template = `#include <iostream>

using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    cout << a + b << endl;
    return 0;
}
`;

const selfTest = `#include <iostream>
#include <string>

int main() {
    std::string line;
    if (!std::getline(std::cin, line)) return 1;
    std::cout << line << std::endl;
    return 7;
}
`;

const variant = (name: string, standard: string, optimised: boolean): Language =>
  nativeLanguage({
    name,
    description: `G++, ${standard.replace('c++', 'C++').replace('2a', '20')}`,
    sourceFile: 'main.cpp',
    compiler: 'g++',
    standard,
    optimised,
    compileCpuMs: 10_000,
    compileMemoryMb: 512,
    packages: ['g++'],
    editorMode: 'cpp',
    template,
    selfTest,
  });

export const cppOptimised = variant('C++ With O2', 'c++14', true);
export const cpp: readonly Language[] = [
  variant('C++', 'c++14', false),
  cppOptimised,
  variant('C++ 17', 'c++17', false),
  variant('C++ 17 With O2', 'c++17', true),
  variant('C++ 20', 'c++2a', false),
  variant('C++ 20 With O2', 'c++2a', true),
];
