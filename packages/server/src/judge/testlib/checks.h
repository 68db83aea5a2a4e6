/* ---- small checks, and printing */

template <typename Value>
[[noreturn]] void expectedButFound(TResult result, const Value &expected, const Value &found, const std::string &prefix = "") {
  const std::string opening = prefix.empty() ? "" : prefix + ": ";
  quit(result, opening + "expected '" + compress(vtos(expected)) + "', but found '" + compress(vtos(found)) + "'");
}

template <>
[[noreturn]] inline void expectedButFound<double>(TResult result, const double &expected, const double &found, const std::string &prefix) {
  const std::string one = removeDoubleTrailingZeroes(format("%.12f", expected)), other = removeDoubleTrailingZeroes(format("%.12f", found));
  expectedButFound<std::string>(result, one, other, prefix);
}

template <typename Value, typename Printed, typename... Values>
[[noreturn]] void expectedButFound(TResult result, const Value &expected, const Value &found, const char *prefix, Printed first, Values... rest) {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-security"
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  expectedButFound<Value>(result, expected, found, format(prefix, first, rest...));
#pragma GCC diagnostic pop
}

namespace testlib_own {

template <typename Value>
auto isCollection(int) -> decltype(std::declval<const Value &>().begin(), std::true_type());
template <typename Value>
std::false_type isCollection(...);

template <typename Value>
auto isIterator(int) -> typename std::enable_if<!std::is_same<Value, const char *>::value && !std::is_same<Value, char *>::value,
                                                decltype(++std::declval<Value &>(), *std::declval<Value &>(), std::true_type())>::type;
template <typename Value>
std::false_type isIterator(...);

template <typename Iterator>
void printRange(Iterator from, Iterator to) {
  for (Iterator at = from; at != to; ++at) (at == from ? std::cout : std::cout << " ") << *at;
}

template <typename Value>
void printOne(const Value &value, std::false_type) {
  std::cout << value;
}
template <typename Value>
void printOne(const Value &value, std::true_type) {
  printRange(value.begin(), value.end());
}

inline void printAll() {}
template <typename First, typename... Rest>
void printAll(const First &first, const Rest &...rest) {
  printOne(first, std::integral_constant<bool, decltype(isCollection<First>(0))::value && !std::is_same<First, std::string>::value>());
  if (sizeof...(rest)) std::cout << " ";
  printAll(rest...);
}

template <typename Iterator>
void printPair(const Iterator &from, const Iterator &to, std::true_type) {
  printRange(from, to);
}
template <typename Value>
void printPair(const Value &one, const Value &other, std::false_type) {
  printAll(one, other);
}

}  // namespace testlib_own

/* A line: values, the elements of collections, or what lies between two iterators, with spaces between them. */
template <typename... Values>
void println(const Values &...values) {
  testlib_own::printAll(values...);
  std::cout << std::endl;
}

template <typename Value>
void println(const Value &one, const Value &other) {
  testlib_own::printPair(one, other, decltype(testlib_own::isIterator<Value>(0))());
  std::cout << std::endl;
}

#endif
