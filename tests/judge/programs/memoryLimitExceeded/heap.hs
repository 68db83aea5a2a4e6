import Data.Array.IO (IOUArray, newArray, readArray)

block :: Int -> IO (IOUArray Int Int)
block = newArray (0, 1024 * 1024)

main :: IO ()
main = do
  [a, b] <- map read . words <$> getLine :: IO [Int]
  blocks <- mapM (block . (+ a)) [1 .. 1000]
  values <- mapM (`readArray` b) blocks
  print (sum values)
