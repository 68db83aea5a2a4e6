import { haskell } from '../haskell';
import { type LanguageProbes } from './probe';

const fast = String.raw`import qualified Data.ByteString.Char8 as Bytes
import Data.List (foldl')
import Data.Maybe (mapMaybe)

main :: IO ()
main = do
  numbers <- map fst . mapMaybe Bytes.readInt . Bytes.words <$> Bytes.getContents
  print (foldl' (+) 0 numbers)
`;

const tasks = String.raw`import System.Exit
import Text.Printf (printf)

deep :: Integer -> Integer
deep n = if n == 0 then 0 else deep (n - 1) + 1
{-# NOINLINE deep #-}

main :: IO ()
main = do
  task : rest <- words <$> getLine
  case task of
    "slow" -> do
      text <- getContents
      print (sum (map read (lines text)) :: Int)
    "deep" -> print (deep (read (head rest)))
    "big" -> print (2 ^ 200 :: Integer)
    "float" -> do
      let [a, b] = map read rest :: [Double]
      printf "%.12f\n" (sqrt a + b)
    "files" -> do
      text <- readFile "/dev/stdin"
      writeFile "/dev/stdout" (show (sum (map read (drop 1 (words text))) :: Int) ++ "\n")
    "exception" -> error "unexpected"
    "exit" -> exitWith (ExitFailure (read (head rest)))
    "text" -> putStrLn ("你好，" ++ head rest)
`;

export const haskellProbes: LanguageProbes = { languages: [haskell.name], fast, tasks, exceptionEnds: 'exit code 1' };
