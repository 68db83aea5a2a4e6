module Main where

import Data.List

neverUsed n = case n of 1 -> 2

main = do
  line <- getLine
  print (sum (map read (words line)))
