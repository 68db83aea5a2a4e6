main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Integer]
  print (head (drop 7 [a, b]))
