/* ---- reading */

inline void InStream::init(const std::string &path, TMode newMode) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  name = path;
  mode = newMode;
  opened = true;
  if (file >= 0) return source.open(file);
  if (mode != _output) testlib_own::fail("File not found: \"" + path + "\"");
  source.open(std::string());
}

inline void InStream::init(std::FILE *file, TMode newMode) {
  name = file == stdin ? "stdin" : "file";
  mode = newMode;
  opened = stdfile = true;
  source.open(fileno(file));
}

inline std::string quotedOf(int symbol) {
  return symbol == EOFC ? "end of file" : symbol < 32 ? "#" + vtos(symbol) : std::string("'") + static_cast<char>(symbol) + "'";
}

inline int InStream::readChar(char wanted) {
  mark();
  const int found = source.next();
  if (found == static_cast<unsigned char>(wanted)) return found;
  if (wanted == ' ') quit(_pe, "Expected SPACE");
  quit(_pe, "Unexpected character " + quotedOf(found) + ", but " + quotedOf(wanted) + " expected");
}

inline void InStream::skipBlanks() {
  while (isBlanks(source.peek())) source.next();
}

inline bool InStream::eoln() {
  const int symbol = source.next();
  if (symbol == LF) return true;
  if (symbol == CR && !strict) {
    if (source.peek() == LF) return source.next(), true;
  } else if (symbol == EOFC) return !strict;
  source.back(symbol);
  return false;
}

inline bool InStream::seekEof() {
  skipBlanks();
  return eof();
}

inline bool InStream::seekEoln() {
  while (source.peek() == SPACE || source.peek() == TAB) source.next();
  return eoln();
}

inline void InStream::nextLine() {
  for (int symbol = source.next(); symbol != EOFC && symbol != LF;) symbol = source.next();
}

inline void InStream::readEoln() {
  mark();
  if (!eoln()) quit(_pe, "Expected EOLN");
}

inline void InStream::readEof() {
  mark();
  if (!eof()) quit(_pe, "Expected EOF");
  if (this == &inf) testlibFinalizeGuard.readEofCount++;
}

inline void InStream::readTokenTo(std::string &token) {
  if (!strict) skipBlanks();
  mark();
  token.clear();
  int symbol = source.next();
  if (symbol == EOFC) quit(_unexpected_eof, "Unexpected end of file - token expected");
  if (isBlanks(symbol)) quit(_pe, "Unexpected white-space - token expected");
  for (; symbol != EOFC && !isBlanks(symbol); symbol = source.next()) {
    token += static_cast<char>(symbol);
    if (static_cast<int>(token.size()) > maxTokenLength) quitf(_pe, "Length of token exceeds %d, token is '%s...'", maxTokenLength, compress(token).c_str());
  }
  source.back(symbol);
}

inline void InStream::readTokenTo(std::string &token, const pattern &wanted, const std::string &variable) {
  readTokenTo(token);
  if (wanted.matches(token)) return;
  const std::string found = "\"" + compress(token) + "\"", rule = "doesn't correspond to pattern \"" + wanted.src() + "\"";
  if (variable.empty() && index == noIndex) quit(_wa, "Token " + found + " " + rule);
  quit(_wa, describe("Token", found, variable) + ", " + rule);
}

inline void InStream::readLineTo(std::string &line) {
  mark();
  line.clear();
  if (eof()) {
    /* A last line that is missing reads as an empty one, so that a checker can say which it is. */
    if (testlibMode != _checker || mode != _output || hasReadEnd) quit(_pe, "Expected line");
    hasReadEnd = true;
    return;
  }
  for (int symbol = source.peek(); symbol != EOFC && symbol != LF; symbol = source.peek()) {
    if (symbol == CR && strict) break;
    if (symbol == CR && eoln()) return;
    line += static_cast<char>(source.next());
  }
  if (strict) readEoln();
  else eoln();
}

inline void InStream::readLineTo(std::string &line, const pattern &wanted, const std::string &variable) {
  readLineTo(line);
  if (wanted.matches(line)) return;
  const std::string found = "\"" + compress(line) + "\"", rule = "doesn't correspond to pattern \"" + wanted.src() + "\"";
  if (variable.empty() && index == noIndex) quit(_wa, "Line " + found + " " + rule);
  quit(_wa, describe("Line", found, variable) + ", " + rule);
}

[[noreturn]] inline void quitExpected(InStream &in, const std::string &kind, const std::string &text) {
  in.quit(_pe, "Expected " + kind + ", but \"" + compress(text) + "\" found");
}

/* Digits as a number is written, and no other way: no plus, no zero before others, no minus zero. */
inline bool isPlainInteger(const std::string &text) {
  const std::size_t from = !text.empty() && text[0] == '-' ? 1 : 0;
  if (text.size() == from || text.size() > from + 20) return false;
  for (std::size_t at = from; at < text.size(); at++)
    if (text[at] < '0' || text[at] > '9') return false;
  return text[from] != '0' || text.size() == 1;
}

inline long long stringToLongLong(InStream &in, const std::string &text) {
  errno = 0;
  const long long number = isPlainInteger(text) ? std::strtoll(text.c_str(), nullptr, 10) : 0;
  if (!isPlainInteger(text)) quitExpected(in, "integer", text);
  if (errno) quitExpected(in, "int64", text);
  return number;
}

inline unsigned long long stringToUnsignedLongLong(InStream &in, const std::string &text) {
  errno = 0;
  if (!isPlainInteger(text) || text[0] == '-') quitExpected(in, "unsigned integer", text);
  const unsigned long long number = std::strtoull(text.c_str(), nullptr, 10);
  if (errno) quitExpected(in, "unsigned int64", text);
  return number;
}

inline int stringToInt(InStream &in, const std::string &text) {
  const long long number = stringToLongLong(in, text);
  if (number < INT_MIN || number > INT_MAX) quitExpected(in, "int32", text);
  return static_cast<int>(number);
}

inline double stringToDouble(InStream &in, const std::string &text) {
  char *rest = nullptr;
  const bool isPlain = text.find_first_not_of("0123456789.eE+-") == std::string::npos;
  const double number = std::strtod(text.c_str(), &rest);
  const bool isWhole = !*rest || ((*rest == 'e' || *rest == 'E') && !rest[1] && rest != text.c_str()); /* 1e is 1 */
  if (text.empty() || !isPlain || !isWhole || std::isnan(number)) quitExpected(in, "double", text);
  return number;
}

/* Digits, and a point only between digits. */
inline double stringToStrictDouble(InStream &in, const std::string &text, int leastDigits, int mostDigits) {
  if (leastDigits < 0 || leastDigits > mostDigits) testlib_own::fail("stringToStrictDouble: no such number of digits");
  const std::size_t from = !text.empty() && text[0] == '-' ? 1 : 0, point = std::min(text.find('.'), text.size());
  const std::size_t digits = point < text.size() ? text.size() - point - 1 : 0;
  const std::string whole = text.substr(from, point - from), part = point < text.size() ? text.substr(point + 1) : "0";
  const bool isNumber = !whole.empty() && !part.empty() && (whole + part).find_first_not_of("0123456789") == std::string::npos;
  const bool isMinusZero = from == 1 && text.find_first_of("123456789") == std::string::npos;
  if (text.size() > 1000 || !isNumber || (whole.size() > 1 && whole[0] == '0') || isMinusZero) quitExpected(in, "strict double", text);
  if (digits < static_cast<std::size_t>(leastDigits) || digits > static_cast<std::size_t>(mostDigits))
    quitExpected(in, format("strict double with number of digits after point in range [%d,%d]", leastDigits, mostDigits), text);
  return std::strtod(text.c_str(), nullptr);
}

inline std::string InStream::describe(const std::string &kind, const std::string &value, const std::string &variable) const {
  const std::string equals = " equals to " + value;
  if (index == noIndex) return kind + (variable.empty() ? " " + value : " parameter [name=" + variable + "]" + equals);
  return kind + " element " + (variable.empty() ? "[index=" : variable + "[") + vtos(index) + "]" + equals;
}

template <typename Number>
Number InStream::within(Number number, Number least, Number most, const std::string &kind, const std::string &variable) {
  if (number >= least && number <= most) return number;
  const auto print = [](Number each) {
    std::ostringstream text;
    text << std::setprecision(15) << each;
    return text.str();
  };
  const bool isBare = index == noIndex && variable.empty();
  quit(_wa, describe(kind, print(number), variable) + (isBare ? " violates" : ", violates") + " the range [" + print(least) + ", " + print(most) + "]");
}

inline void InStream::expectMore(const char *kind) {
  if (!strict && seekEof()) quit(_unexpected_eof, std::string("Unexpected end of file - ") + kind + " expected");
}

inline long long InStream::readLong() { return expectMore("int64"), stringToLongLong(*this, readToken()); }
inline long long InStream::readLong(long long least, long long most, const std::string &variable) {
  return within(readLong(), least, most, "Integer", variable);
}
inline unsigned long long InStream::readUnsignedLong() { return expectMore("int64"), stringToUnsignedLongLong(*this, readToken()); }
inline unsigned long long InStream::readUnsignedLong(unsigned long long least, unsigned long long most, const std::string &variable) {
  return within(readUnsignedLong(), least, most, "Unsigned integer", variable);
}
inline int InStream::readInt() { return expectMore("int32"), stringToInt(*this, readToken()); }
inline int InStream::readInt(int least, int most, const std::string &variable) {
  return within(readInt(), least, most, "Integer", variable);
}
inline double InStream::readDouble() { return expectMore("double"), stringToDouble(*this, readToken()); }
inline double InStream::readDouble(double least, double most, const std::string &variable) {
  return within(readDouble(), least, most, "Double", variable);
}
inline double InStream::readStrictDouble(double least, double most, int leastDigits, int mostDigits, const std::string &variable) {
  expectMore("strict double");
  return within(stringToStrictDouble(*this, readToken(), leastDigits, mostDigits), least, most, "Strict double", variable);
}

template <typename Value, typename Read>
std::vector<Value> InStream::many(int size, int firstIndex, bool spaced, Read read) {
  if (size < 0 || size > 100000000) quit(_fail, "The number of values to read must be from 0 to 100000000.");
  std::vector<Value> values;
  values.reserve(static_cast<std::size_t>(std::min(size, 1 << 20)));
  for (index = firstIndex; index < firstIndex + size; index++) {
    values.push_back(read());
    if (strict && spaced && index + 1 < firstIndex + size) readSpace();
  }
  index = noIndex;
  return values;
}
