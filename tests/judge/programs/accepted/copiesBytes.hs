import qualified Data.ByteString as Bytes

main :: IO ()
main = Bytes.getContents >>= Bytes.putStr
