import Control.Concurrent

main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Integer]
  box <- newEmptyMVar
  mapM_ (forkIO . putMVar box) [a, b]
  numbers <- sequence [takeMVar box, takeMVar box]
  print (sum numbers)
