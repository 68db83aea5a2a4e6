import { allowanceOf, compileLimits, type Language, plainRun } from './language';

const MODULE = /^module[ \t\n]+([A-Z][\w']{0,80}(?:\.[A-Z][\w']{0,80}){0,8})/m;

export const haskell: Language = {
  name: 'Haskell',
  description: 'GHC',
  sourceFile: 'main.hs',
  tools: ['ghc', 'gcc'],
  packages: ['ghc', 'gcc'],
  settings: ['/var/lib/ghc'],
  versionCommand: ['ghc', '--version'],
  compile: {
    argv: ['ghc', '-O2', '-rtsopts', '-w', '-DONLINE_JUDGE', '-v0', '-o', 'main', 'main.hs'],
    limits: compileLimits(15_000, 1024),
    processes: 32,
    needsProc: true,
    artefact: { file: 'main' },
    // A program may be a module of another name: the compiler makes nothing of it, and says nothing.
    retry: ({ source, isDone }) => {
      const [, name] = MODULE.exec(source) ?? [];
      return isDone || name === undefined || name === 'Main' ? undefined : { further: ['-main-is', name] };
    },
  },
  run: {
    ...plainRun,
    argv: ['/app/main', '+RTS', '-M{memoryMb}m', '-K{stackMb}m', '-RTS'],
    reservesMemory: true,
    overheadMb: 16,
    outOfMemory: { ending: 'exit', code: 251, words: /Heap exhausted|heap overflow/ },
  },
  allowance: allowanceOf('main.hs'),
  mimeType: 'text/x-haskell',
  template: `main :: IO ()
main = do
  line <- getLine
  print (sum (map read (words line) :: [Int]))
`,
  selfTest: `import System.Exit

spin :: Integer -> Integer
spin n = if n < 0 then n else spin (n + 1)

main :: IO ()
main = do
  line <- getLine
  case line of
    "time" -> print (spin 0)
    "memory" -> let numbers = [1 ..] :: [Integer] in print (length (takeWhile (> 0) numbers) + fromInteger (numbers !! 7))
    _ -> putStrLn line >> exitWith (ExitFailure 7)
`,
};
