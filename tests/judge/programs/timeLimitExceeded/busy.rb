a, b = gets.split.map(&:to_i)
a ^= 1 while true
