def forever(n) = forever(n + 1) + 1
puts forever(0)
