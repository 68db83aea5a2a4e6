import { expect, it } from 'vitest';
import { codeLanguageOf } from './codeLanguages';

it.each([
  ['C', 'c'],
  ['C++', 'cpp'],
  ['C++ 20', 'cpp'],
  ['text/x-c++src', 'cpp'],
  ['text/x-csrc', 'c'],
  ['C With O2', 'c'],
  ['C#', 'csharp'],
  ['Java 21', 'java'],
  ['JavaScript Node', 'javascript'],
  ['TypeScript', 'typescript'],
  ['Python3', 'python'],
  ['PyPy 3.10', 'python'],
  ['py', 'python'],
  ['Golang', 'go'],
  ['Go', 'go'],
  ['Rust', 'rust'],
  ['GNU G++17 7.3.0', 'cpp'],
  ['Kotlin', 'kotlin'],
  ['Free Pascal', 'pascal'],
  ['Brainfuck', 'plaintext'],
  ['', 'plaintext'],
  // F22
  ['C11', 'c'],
  ['C99', 'c'],
  ['GNU C17', 'c'],
  ['clang', 'c'],
  ['clang++ 18', 'cpp'],
  ['Clojure', 'plaintext'],
])('%s is written in %s', (name, language) => {
  expect(codeLanguageOf(name)).toBe(language);
});
