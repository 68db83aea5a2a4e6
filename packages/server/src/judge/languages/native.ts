import { allowanceOf, type CompilerWords, type CompileStep, compileLimits, type Language, plainRun } from './language';

interface Native extends Pick<Language, 'name' | 'description' | 'packages' | 'mimeType' | 'template' | 'selfTest'> {
  sourceFile: 'main.c' | 'main.cpp';
  standard: string;
  optimised: boolean;
  compileMemoryMb: number;
  compileCpuMs: number;
  compiler: 'gcc' | 'g++';
  /** Compiler flags besides those that C and C++ share. */
  flags?: readonly string[];
  retry?: CompileStep['retry'];
}

/** Where only warnings had room before the error, it is asked for alone. */
const withoutWarnings = ({ words, isDone }: CompilerWords) =>
  !isDone && words.includes('warning:') && !words.includes('error') ? { further: ['-w'] } : undefined;

/** A language whose compiler makes one program of one source file. */
export function nativeLanguage(native: Native): Language {
  const {
    compiler,
    sourceFile,
    compileCpuMs,
    compileMemoryMb,
    name,
    description,
    packages,
    mimeType,
    template,
    selfTest,
    flags = [],
    retry,
  } = native;
  return {
    name,
    description,
    sourceFile,
    tools: [compiler],
    packages,
    versionCommand: [compiler, '--version'],
    compile: {
      argv: [compiler, ...nativeFlags(native), ...flags, sourceFile, '-lm', '-o', 'main'],
      limits: compileLimits(compileCpuMs, compileMemoryMb),
      processes: 16,
      needsProc: false,
      warns: true,
      artefact: { file: 'main' },
      libraryFlags: installation => [`-Wl,-rpath,${installation}/lib64:${installation}/lib`],
      retry: said => retry?.(said) ?? withoutWarnings(said),
    },
    run: { ...plainRun, argv: ['/app/main'] },
    allowance: allowanceOf(sourceFile),
    mimeType,
    template,
    selfTest,
  };
}

/** What a precompiled header must have in common with its users. */
export const nativeFlags = ({ standard, optimised }: Pick<Native, 'standard' | 'optimised'>) => [
  '-DONLINE_JUDGE',
  '-fmax-errors=1',
  `-std=${standard}`,
  ...(optimised ? ['-O2'] : []),
];
