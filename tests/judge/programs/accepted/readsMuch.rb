n = gets.to_i
puts n.times.sum { gets.to_i }
