a, b = gets.split
puts `expr #{a} + #{b}`
