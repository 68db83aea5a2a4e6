{-# LANGUAGE CPP #-}
main :: IO ()
#ifdef ONLINE_JUDGE
main = print 3
#else
main = print 0
#endif
