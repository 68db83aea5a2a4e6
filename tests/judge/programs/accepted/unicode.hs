main :: IO ()
main = do
  [größe, weite] <- map read . words <$> getLine :: IO [Int]
  putStrLn ("你好，世界 " ++ show (größe + weite))
