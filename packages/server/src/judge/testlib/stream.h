/* ---- streams: strict ones, of validators, take every space as it is; the others skip what is blank before a token */

class InStream {
 public:
  std::string name;
  TMode mode = _input;
  bool strict = false, opened = false, stdfile = false;
  std::size_t maxMessageLength = 32000;
  int maxTokenLength = 32 * 1024 * 1024;

  InStream() {}
  InStream(const InStream &base, const std::string &content) : name(base.name), mode(base.mode), strict(base.strict), opened(true) {
    source.open(content);
  }

  void init(const std::string &path, TMode newMode);
  void init(std::FILE *file, TMode newMode);
  void close() { source.close(), opened = false; }
  void reset() { source.rewind(), hasReadEnd = false; }
  void setTestCase(int number) { testCase = number; }
  void unsetTestCase() { testCase = 0; }

  int curChar() { return source.peek(); }
  int nextChar() { return source.next(); }
  void skipChar() { source.next(); }
  void unreadChar(int symbol) { source.back(symbol); }
  int readChar() { return mark(), source.next(); }
  int readChar(char wanted);
  int readSpace() { return readChar(' '); }
  void skipBlanks();
  bool eof() { return source.peek() == EOFC; }
  bool eoln();
  bool seekEof();
  bool seekEoln();
  void nextLine();
  void readEoln();
  void readEof();

  void readTokenTo(std::string &token);
  void readTokenTo(std::string &token, const pattern &wanted, const std::string &variable = "");
  void readTokenTo(std::string &token, const std::string &wanted, const std::string &variable = "") {
    readTokenTo(token, pattern(wanted), variable);
  }
  template <typename... Wanted>
  void readWordTo(std::string &token, const Wanted &...wanted) {
    readTokenTo(token, wanted...);
  }
  template <typename... Wanted>
  std::string readToken(const Wanted &...wanted) {
    std::string token;
    readTokenTo(token, wanted...);
    return token;
  }
  template <typename... Wanted>
  std::string readWord(const Wanted &...wanted) {
    return readToken(wanted...);
  }

  void readLineTo(std::string &line);
  void readLineTo(std::string &line, const pattern &wanted, const std::string &variable = "");
  void readLineTo(std::string &line, const std::string &wanted, const std::string &variable = "") {
    readLineTo(line, pattern(wanted), variable);
  }
  template <typename... Wanted>
  void readStringTo(std::string &line, const Wanted &...wanted) {
    readLineTo(line, wanted...);
  }
  template <typename... Wanted>
  std::string readLine(const Wanted &...wanted) {
    std::string line;
    readLineTo(line, wanted...);
    return line;
  }
  template <typename... Wanted>
  std::string readString(const Wanted &...wanted) {
    return readLine(wanted...);
  }

  long long readLong();
  long long readLong(long long least, long long most, const std::string &variable = "");
  unsigned long long readUnsignedLong();
  unsigned long long readUnsignedLong(unsigned long long least, unsigned long long most, const std::string &variable = "");
  int readInt();
  int readInt(int least, int most, const std::string &variable = "");
  int readInteger() { return readInt(); }
  int readInteger(int least, int most, const std::string &variable = "") { return readInt(least, most, variable); }
  double readDouble();
  double readDouble(double least, double most, const std::string &variable = "");
  double readReal() { return readDouble(); }
  double readReal(double least, double most, const std::string &variable = "") { return readDouble(least, most, variable); }
  double readStrictDouble(double least, double most, int leastDigits, int mostDigits, const std::string &variable = "");
  double readStrictReal(double least, double most, int leastDigits, int mostDigits, const std::string &variable = "") {
    return readStrictDouble(least, most, leastDigits, mostDigits, variable);
  }

  /* Many at once; in a strict stream one space lies between two of them. The first has the given index in messages. */
#define TESTLIB_LIST(Value, names, name)                                                                                     \
  std::vector<Value> names(int size, int firstIndex = 1) {                                                                   \
    return many<Value>(size, firstIndex, true, [&] { return name(); });                                                      \
  }                                                                                                                          \
  std::vector<Value> names(int size, Value least, Value most, const std::string &variable = "", int firstIndex = 1) {        \
    return many<Value>(size, firstIndex, true, [&] { return name(least, most, variable); });                                 \
  }
  TESTLIB_LIST(int, readInts, readInt)
  TESTLIB_LIST(int, readIntegers, readInt)
  TESTLIB_LIST(long long, readLongs, readLong)
  TESTLIB_LIST(unsigned long long, readUnsignedLongs, readUnsignedLong)
  TESTLIB_LIST(double, readDoubles, readDouble)
  TESTLIB_LIST(double, readReals, readDouble)
#undef TESTLIB_LIST

#define TESTLIB_LIST(names, name, spaced)                                                                                     \
  std::vector<std::string> names(int size, int firstIndex = 1) {                                                             \
    return many<std::string>(size, firstIndex, spaced, [&] { return name(); });                                              \
  }                                                                                                                          \
  std::vector<std::string> names(int size, const pattern &wanted, const std::string &variable = "", int firstIndex = 1) {    \
    return many<std::string>(size, firstIndex, spaced, [&] { return name(wanted, variable); });                              \
  }                                                                                                                          \
  std::vector<std::string> names(int size, const std::string &wanted, const std::string &variable = "", int firstIndex = 1) { \
    return names(size, pattern(wanted), variable, firstIndex);                                                               \
  }
  TESTLIB_LIST(readTokens, readToken, true)
  TESTLIB_LIST(readWords, readToken, true)
  TESTLIB_LIST(readLines, readLine, false)
  TESTLIB_LIST(readStrings, readLine, false)
#undef TESTLIB_LIST

  std::vector<double> readStrictDoubles(int size, double least, double most, int leastDigits, int mostDigits,
                                        const std::string &variable = "", int firstIndex = 1) {
    return many<double>(size, firstIndex, true, [&] { return readStrictDouble(least, most, leastDigits, mostDigits, variable); });
  }
  std::vector<double> readStrictReals(int size, double least, double most, int leastDigits, int mostDigits,
                                      const std::string &variable = "", int firstIndex = 1) {
    return readStrictDoubles(size, least, most, leastDigits, mostDigits, variable, firstIndex);
  }

  [[noreturn]] void quit(TResult result, const char *message);
  [[noreturn]] void quit(TResult result, const std::string &message) { quit(result, message.c_str()); }
  [[noreturn]] __attribute__((format(printf, 3, 4))) void quitf(TResult result, const char *message, ...) {
    TESTLIB_PRINT(message, text);
    quit(result, text);
  }
  /* Colours are for terminals; what is shown is the text. */
  typedef unsigned short WORD;
  static const WORD LightGray = 0x07, LightGreen = 0x0a, LightCyan = 0x0b, LightRed = 0x0c, LightYellow = 0x0e;
  static void textColor(WORD) {}
  static void quitscr(WORD, const char *message) { std::fputs(message, stderr); }
  static void quitscrS(WORD color, const std::string &message) { quitscr(color, message.c_str()); }
  [[noreturn]] void quits(TResult result, const std::string &message) { quit(result, message); }
  __attribute__((format(printf, 4, 5))) void quitif(bool condition, TResult result, const char *message, ...) {
    TESTLIB_PRINT(message, text);
    if (condition) quit(result, text);
  }
  __attribute__((format(printf, 3, 4))) void ensuref(bool condition, const char *message, ...) {
    TESTLIB_PRINT(message, text);
    if (!condition) quit(_wa, text);
  }
  void __testlib_ensure(bool condition, const std::string &message) {
    if (!condition) quit(_wa, message);
  }

 private:
  testlib_own::Source source;
  int lastLine = -1, index = noIndex, testCase = 0;
  bool hasReadEnd = false;
  enum { noIndex = INT_MIN };

  void mark() { lastLine = source.line(); }
  static std::string placeOf(int testCase) { return "test case " + vtos(testCase); }
  void expectMore(const char *kind);
  /* "Integer parameter [name=n] equals to 7, violates", "Integer element a[3] equals to 7, violates" */
  std::string describe(const std::string &kind, const std::string &value, const std::string &variable) const;
  template <typename Number>
  Number within(Number number, Number least, Number most, const std::string &kind, const std::string &variable);
  template <typename Value, typename Read>
  std::vector<Value> many(int size, int firstIndex, bool spaced, Read read);
};
