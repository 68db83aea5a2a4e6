import { ofCpp } from './exceptions';
import { type Language } from './language';
import { nativeFlags, nativeLanguage } from './native';

const template = `#include <iostream>

using namespace std;

int main() {
    int a, b;
    cin >> a >> b;
    cout << a + b << endl;
    return 0;
}
`;

const selfTest = `#include <cstdio>
#include <string>

int main() {
    std::string line;
    volatile unsigned turns = 0;
    for (int c; (c = std::getchar()) != '\\n' && c != EOF;) line += char(c);
    while (line == "time") turns = turns + 1;
    while (line == "memory") (new std::string)->assign(1 << 20, 'x');
    std::puts(line.c_str());
    return 7;
}
`;

/** The header that most sources open with: reading it again takes longer than all the rest. */
const allHeaders = '#include <bits/stdc++.h>';
const header = 'stdc++.h';

interface Variant {
  name: string;
  standard: string;
  spoken: string;
  optimised: boolean;
  /** Rank of its precompiled header: lower ones are made first. */
  rank: number;
}

function variant({ name, standard, spoken, optimised, rank }: Variant): Language {
  const language = nativeLanguage({
    name,
    description: `G++, GNU ${spoken}`,
    sourceFile: 'main.cpp',
    compiler: 'g++',
    standard,
    optimised,
    compileCpuMs: 10_000,
    compileMemoryMb: 512,
    packages: ['g++'],
    mimeType: 'text/x-c++src',
    template,
    selfTest,
  });
  const made = `${header}.gch`;
  const pch = {
    rank,
    argv: ['g++', ...nativeFlags({ standard, optimised }), '-x', 'c++-header', header, '-o', made],
    files: { [header]: `${allHeaders}\n` },
    artefact: { file: made, place: `bits/${made}` },
    use: ['-I/app'],
    opening: allHeaders,
  };
  return { ...language, compile: { ...language.compile, pch }, run: { ...language.run, uncaught: ofCpp } };
}

export const cppOptimised = variant({ name: 'C++ With O2', standard: 'gnu++14', spoken: 'C++14', optimised: true, rank: 1 });
export const cpp: readonly Language[] = [
  variant({ name: 'C++', standard: 'gnu++14', spoken: 'C++14', optimised: false, rank: 2 }),
  cppOptimised,
  variant({ name: 'C++ 17', standard: 'gnu++17', spoken: 'C++17', optimised: false, rank: 3 }),
  variant({ name: 'C++ 17 With O2', standard: 'gnu++17', spoken: 'C++17', optimised: true, rank: 0 }),
  variant({ name: 'C++ 20', standard: 'gnu++2a', spoken: 'C++20', optimised: false, rank: 6 }),
  variant({ name: 'C++ 20 With O2', standard: 'gnu++2a', spoken: 'C++20', optimised: true, rank: 4 }),
  variant({ name: 'C++ 23', standard: 'gnu++2b', spoken: 'C++23', optimised: false, rank: 8 }),
  variant({ name: 'C++ 23 With O2', standard: 'gnu++2b', spoken: 'C++23', optimised: true, rank: 7 }),
];
