/* ---- patterns: letters, [sets], {counts}, ?, *, +, (this|or that); a backslash takes a symbol as it is */

class random_t;

/* The symbols of one set, how often they come, and after them one of several ways on. */
class pattern {
 public:
  pattern(const std::string &text) : source(text) { parse(withoutSpaces(text)); }

  bool matches(const std::string &text) const { return matchesFrom(text, 0); }
  std::string next(random_t &random) const;
  std::string src() const { return source; }

 private:
  std::string source;
  std::vector<char> symbols;
  int least = 0, most = 0;
  std::vector<pattern> ways;

  static bool isEscaped(const std::string &text, std::size_t at) {
    std::size_t first = at;
    while (first > 0 && text[first - 1] == '\\') first--;
    return (at - first) % 2 == 1;
  }

  static bool isCommand(const std::string &text, std::size_t at, char symbol) {
    return at < text.size() && text[at] == symbol && !isEscaped(text, at);
  }

  static std::string withoutSpaces(const std::string &text) {
    std::string kept;
    for (std::size_t at = 0; at < text.size(); at++)
      if (!isCommand(text, at, ' ')) kept += text[at];
    return kept;
  }

  [[noreturn]] void refuse(const std::string &why) const { testlib_own::fail("The pattern \"" + source + "\": " + why); }

  /* Where the text is parted by bars, and where its first bracket closes. */
  std::vector<std::string> alternatives(const std::string &text, std::size_t &firstClosed) const {
    std::vector<std::string> parts;
    int depth = 0;
    std::size_t from = 0;
    bool inSet = false;
    firstClosed = std::string::npos;
    for (std::size_t at = 0; at < text.size(); at++) {
      if (isCommand(text, at, '[')) inSet = true;
      else if (isCommand(text, at, ']')) inSet = false;
      else if (inSet) continue;
      else if (isCommand(text, at, '(')) depth++;
      else if (isCommand(text, at, ')') && --depth == 0 && firstClosed == std::string::npos) firstClosed = at;
      else if (depth == 0 && isCommand(text, at, '|')) {
        parts.push_back(text.substr(from, at - from));
        from = at + 1;
      }
      if (depth < 0) refuse("a bracket too many");
    }
    if (depth != 0) refuse("a bracket is left open");
    parts.push_back(text.substr(from));
    return parts;
  }

  void parse(const std::string &text) {
    if (text.empty()) return;
    std::size_t closed, ignored;
    const std::vector<std::string> parts = alternatives(text, closed);
    if (parts.size() > 1) {
      for (const std::string &part : parts) ways.push_back(pattern(part));
    } else if (isCommand(text, 0, '(')) {
      const std::string rest = text.substr(closed + 1), inner = text.substr(1, closed - 1);
      if (rest.empty()) {
        ways.push_back(pattern(inner));
        return;
      }
      if (std::strchr("?*+{", rest[0])) refuse("only one symbol or set can be repeated");
      for (const std::string &way : alternatives(inner, ignored)) ways.push_back(pattern(way + rest));
    } else {
      std::size_t at = 0;
      readSymbols(text, at);
      readCounts(text, at);
      if (at < text.size()) ways.push_back(pattern(text.substr(at)));
    }
  }

  static char symbolAt(const std::string &text, std::size_t &at) {
    if (text[at] == '\\' && at + 1 < text.size()) at++;
    return text[at++];
  }

  void readSymbols(const std::string &text, std::size_t &at) {
    if (!isCommand(text, at, '[')) {
      if (text[at] != '\\' && std::strchr(")]{}?*+|^-", text[at]) && (text[at] != '-' && text[at] != '^')) refuse("a symbol out of place");
      symbols.push_back(symbolAt(text, at));
      return;
    }
    at++;
    const bool without = isCommand(text, at, '^');
    if (without) at++;
    std::set<char> chosen;
    while (at < text.size() && !isCommand(text, at, ']')) {
      const char first = symbolAt(text, at);
      char last = first;
      if (isCommand(text, at, '-') && at + 1 < text.size() && !isCommand(text, at + 1, ']')) {
        at++;
        last = symbolAt(text, at);
      }
      if (first > last) refuse("a range that ends before it begins");
      for (int symbol = first; symbol <= last; symbol++) chosen.insert(static_cast<char>(symbol));
    }
    if (at >= text.size()) refuse("a set is left open");
    at++;
    if (without)
      for (int code = 0; code < 255; code++) {
        if (!chosen.count(static_cast<char>(code))) symbols.push_back(static_cast<char>(code));
      }
    else symbols.assign(chosen.begin(), chosen.end());
    std::sort(symbols.begin(), symbols.end());
    if (symbols.empty()) refuse("an empty set");
  }

  int readNumber(const std::string &text, std::size_t &at) const {
    const std::size_t from = at;
    long long number = 0;
    for (; at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) && number < INT_MAX; at++) number = 10 * number + text[at] - '0';
    if (at == from || number >= INT_MAX) refuse("not a count");
    return static_cast<int>(number);
  }

  void readCounts(const std::string &text, std::size_t &at) {
    least = most = 1;
    if (at >= text.size() || !std::strchr("?*+{", text[at])) return;
    const char command = text[at++];
    if (command != '{') {
      least = command == '+' ? 1 : 0;
      most = command == '?' ? 1 : INT_MAX;
      return;
    }
    const bool open = at < text.size() && text[at] == ',';
    least = open ? 0 : readNumber(text, at);
    most = least;
    if (at < text.size() && text[at] == ',') {
      at++;
      most = at < text.size() && text[at] == '}' ? INT_MAX : readNumber(text, at);
    }
    if (at >= text.size() || text[at] != '}' || least > most) refuse("not a count");
    at++;
  }

  /* Takes as many symbols as it can, and gives them back one by one until the rest fits. */
  bool matchesFrom(const std::string &text, std::size_t from) const {
    std::size_t taken = 0;
    while (taken < static_cast<std::size_t>(most) && from + taken < text.size() &&
           std::binary_search(symbols.begin(), symbols.end(), text[from + taken]))
      taken++;
    for (std::size_t count = taken + 1; count-- > static_cast<std::size_t>(least);) {
      if (ways.empty() && from + count == text.size()) return true;
      for (const pattern &way : ways)
        if (way.matchesFrom(text, from + count)) return true;
      if (ways.empty()) return false;
    }
    return false;
  }
};
