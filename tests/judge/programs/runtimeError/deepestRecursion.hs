depth :: Integer -> Integer
depth n = if n == 0 then 0 else depth (n - 1) + 1
{-# NOINLINE depth #-}

main :: IO ()
main = print (depth 100000000)
