/* testlib.h: what checkers, interactors, validators and generators of programming contests are written with.
 *
 * Compatible, name by name, with the public interface of testlib as its documentation and its users know it: the streams inf, ouf,
 * ans and tout, the verdicts and their exit codes (ok 0, wrong answer 1, wrong output format 2, fail 3, dirt 4, points 7, partially
 * correct 120 + percent, of 100 at most), the openings of the messages, patterns, options, and the sequences of rnd for the same arguments. It is an
 * implementation of its own, for C++14 and later on POSIX systems; reports in the format of APPES, files of features and bounds, and
 * the score files of Lemon are left out, and scorers read results from standard input alone. Patterns match as regular expressions do: what was taken too greedily is given back, and more
 * may follow a bracket. MIT licence.
 *
 * In order: text, patterns, random numbers, where characters come from, verdicts, streams, options, kinds of programs, checks. */
#ifndef TESTLIB_H
#define TESTLIB_H

#include <fcntl.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <climits>
#include <cmath>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/* ---- text */

#define EOFC (-1)
#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE (' ')

enum TResult { _ok = 0, _wa = 1, _pe = 2, _fail = 3, _dirt = 4, _points = 5, _unexpected_eof = 8, _partially = 16 };
enum TMode { _input, _output, _answer };
enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor, _scorer };

#define _pc(percent) (TResult(_partially + (percent)))

namespace testlib_own {

/* Where calls lead that no program should make: said as a failure of the program itself. */
[[noreturn]] inline void fail(const std::string &message);

inline std::string print(const char *pattern, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  const int length = vsnprintf(nullptr, 0, pattern, again);
  va_end(again);
  std::string text(length > 0 ? static_cast<std::size_t>(length) + 1 : 1, '\0');
  vsnprintf(&text[0], text.size(), pattern, arguments);
  text.resize(text.size() - 1);
  return text;
}

}  // namespace testlib_own

/* The text that a pattern of printf and what follows it make, as the value of the variable `text`. */
#define TESTLIB_PRINT(pattern, text)                              \
  va_list testlib_arguments;                                      \
  va_start(testlib_arguments, pattern);                           \
  const std::string text = testlib_own::print(pattern, testlib_arguments); \
  va_end(testlib_arguments)

__attribute__((format(printf, 1, 2))) inline std::string format(const char *pattern, ...) {
  TESTLIB_PRINT(pattern, text);
  return text;
}

template <typename Text, typename... Values>
typename std::enable_if<std::is_same<Text, std::string>::value, std::string>::type format(const Text &pattern, Values... values) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return format(pattern.c_str(), values...);
#pragma GCC diagnostic pop
}

template <typename Value>
std::string vtos(const Value &value) {
  std::ostringstream text;
  text << value;
  return text.str();
}

template <typename Value>
std::string toString(const Value &value) {
  return vtos(value);
}

inline bool isEof(int symbol) { return symbol == EOFC; }
inline bool isEoln(int symbol) { return symbol == LF || symbol == CR; }
inline bool isBlanks(int symbol) { return symbol == SPACE || symbol == TAB || isEoln(symbol); }

inline std::string trim(const std::string &text) {
  std::size_t from = 0, to = text.size();
  while (from < to && isBlanks(text[from])) from++;
  while (from < to && isBlanks(text[to - 1])) to--;
  return text.substr(from, to - from);
}

inline std::string upperCase(std::string text) {
  for (char &symbol : text)
    if (symbol >= 'a' && symbol <= 'z') symbol = static_cast<char>(symbol - 'a' + 'A');
  return text;
}

inline std::string lowerCase(std::string text) {
  for (char &symbol : text)
    if (symbol >= 'A' && symbol <= 'Z') symbol = static_cast<char>(symbol - 'A' + 'a');
  return text;
}

/* A long text by its two ends; NUL is shown as ~. */
inline std::string compress(std::string text) {
  std::replace(text.begin(), text.end(), '\0', '~');
  return text.size() <= 64 ? text : text.substr(0, 30) + "..." + text.substr(text.size() - 31);
}

/* 1st, 2nd, 3rd, 4th, 11th. */
inline std::string englishEnding(int number) {
  const int tens = number / 10 % 10, last = number % 10;
  if (tens == 1 || last < 1 || last > 3) return "th";
  return last == 1 ? "st" : last == 2 ? "nd" : "rd";
}

template <typename Iterator>
std::string join(Iterator from, Iterator to, const std::string &separator) {
  std::ostringstream text;
  for (Iterator at = from; at != to; ++at) (at == from ? text : text << separator) << *at;
  return text.str();
}

template <typename Collection>
std::string join(const Collection &collection, const std::string &separator = " ") {
  return join(collection.begin(), collection.end(), separator);
}

/* All parts, empty ones too. */
inline std::vector<std::string> split(const std::string &text, const std::string &separators) {
  std::vector<std::string> parts(1);
  for (const char symbol : text)
    if (separators.find(symbol) == std::string::npos) parts.back() += symbol;
    else parts.push_back("");
  return parts;
}

inline std::vector<std::string> split(const std::string &text, char separator) { return split(text, std::string(1, separator)); }

/* The parts that are not empty. */
inline std::vector<std::string> tokenize(const std::string &text, const std::string &separators) {
  std::vector<std::string> parts = split(text, separators);
  parts.erase(std::remove(parts.begin(), parts.end(), std::string()), parts.end());
  return parts;
}

inline std::vector<std::string> tokenize(const std::string &text, char separator) { return tokenize(text, std::string(1, separator)); }

inline std::string removeDoubleTrailingZeroes(std::string text) {
  if (text.find('.') == std::string::npos) return text;
  while (text.back() == '0') text.pop_back();
  return text.back() == '.' ? text + '0' : text;
}

/* Whether the absolute or the relative error is within the bound. */
inline bool doubleCompare(double expected, double found, double bound) {
  const double tiny = 1e-15;
  if (std::isnan(expected)) return std::isnan(found);
  if (std::isinf(expected)) return std::isinf(found) && (expected > 0) == (found > 0);
  if (!std::isfinite(found)) return false;
  if (std::fabs(found - expected) <= bound + tiny) return true;
  const double one = expected * (1 - bound), other = expected * (1 + bound);
  return found >= std::min(one, other) - tiny && found <= std::max(one, other) + tiny;
}

/* The smaller of the absolute and the relative error. */
inline double doubleDelta(double expected, double found) {
  const double absolute = std::fabs(found - expected);
  return std::fabs(expected) > 1e-9 ? std::min(absolute, std::fabs(absolute / expected)) : absolute;
}
