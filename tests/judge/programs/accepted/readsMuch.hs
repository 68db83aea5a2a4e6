import qualified Data.ByteString.Char8 as Bytes
import Data.List (foldl')
import Data.Maybe (mapMaybe)

main :: IO ()
main = do
  (_ : numbers) <- map fst . mapMaybe Bytes.readInt . Bytes.words <$> Bytes.getContents
  print (foldl' (+) 0 numbers)
