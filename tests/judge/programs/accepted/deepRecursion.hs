depth :: Integer -> Integer
depth n = if n == 0 then 0 else depth (n - 1) + 1
{-# NOINLINE depth #-}

main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Integer]
  print (if depth 200000 == 200000 then a + b else -1)
