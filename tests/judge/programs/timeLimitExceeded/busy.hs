spin :: Integer -> Integer -> Integer
spin n b = if n < b - 10 then n else spin (n + 1) b

main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Integer]
  print (spin a b)
