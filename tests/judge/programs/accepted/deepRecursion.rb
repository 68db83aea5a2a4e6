def depth(n) = n.zero? ? 0 : depth(n - 1) + 1
a, b = gets.split.map(&:to_i)
puts depth(100_000) == 100_000 ? a + b : -1
