größe, 長さ = gets.split.map(&:to_i)
puts "你好，世界 #{größe + 長さ}"
