a, b = gets.split.map(&:to_i)
blocks = []
loop { blocks << 'x' * (1 << 20) }
