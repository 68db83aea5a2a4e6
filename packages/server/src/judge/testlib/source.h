/* ---- where characters come from */

namespace testlib_own {

/* A file, a pipe or a text, read forward. The last two characters can be given back. */
class Source {
 public:
  void open(int newFile) { assign(newFile, std::vector<char>(1 << 16), 0); }
  void open(const std::string &text) { assign(-1, std::vector<char>(text.begin(), text.end()), text.size()); }
  bool isOpen() const { return !room.empty(); }
  int line() const { return lines; }

  int next() {
    if (at == end && !fill()) return EOFC;
    const char symbol = room[at++];
    if (symbol == LF) lines++;
    return static_cast<unsigned char>(symbol);
  }

  void back(int symbol) {
    if (symbol == EOFC) return;
    at--;
    if (symbol == LF) lines--;
  }

  int peek() {
    const int symbol = next();
    back(symbol);
    return symbol;
  }

  void rewind() {
    if (file >= 0 && lseek(file, 0, SEEK_SET) == 0) end = 0;
    at = 0;
    lines = 1;
  }

  void close() {
    if (file > 0) ::close(file);
    assign(-1, std::vector<char>(), 0);
  }

 private:
  int file = -1, lines = 1;
  std::vector<char> room;
  std::size_t at = 0, end = 0;

  void assign(int newFile, std::vector<char> newRoom, std::size_t newEnd) {
    file = newFile;
    room.swap(newRoom);
    at = 0;
    end = newEnd;
    lines = 1;
  }

  bool fill() {
    if (file < 0) return false;
    const std::size_t kept = std::min<std::size_t>(at, 2);
    std::copy(room.begin() + static_cast<std::ptrdiff_t>(at - kept), room.begin() + static_cast<std::ptrdiff_t>(at), room.begin());
    at = end = kept;
    ssize_t length;
    do length = ::read(file, &room[kept], room.size() - kept);
    while (length < 0 && errno == EINTR);
    if (length > 0) end += static_cast<std::size_t>(length);
    return length > 0;
  }
};

}  // namespace testlib_own
