main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Integer]
  let numbers = [a ..]
  print (length (takeWhile (> 0) numbers) + fromInteger (numbers !! 7))
