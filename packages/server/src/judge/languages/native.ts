import { allowanceOf, type Language, plainEnvironment } from './language';

interface Native {
  name: string;
  description: string;
  sourceFile: 'main.c' | 'main.cpp';
  standard: string;
  optimised: boolean;
  compileMemoryMb: number;
  compileCpuMs: number;
  compiler: 'gcc' | 'g++';
  packages: readonly string[];
  editorMode: string;
  template: string;
  selfTest: string;
}

/** A language whose compiler makes one program of one source file. */
export function nativeLanguage(native: Native): Language {
  const { compiler, sourceFile, standard, optimised } = native;
  const optimisation = optimised ? ['-O2'] : [];
  return {
    name: native.name,
    description: native.description,
    sourceFile,
    tools: [compiler],
    packages: native.packages,
    versionCommand: [compiler, '--version'],
    compile: {
      argv: [compiler, '-DONLINE_JUDGE', '-w', '-fmax-errors=1', `-std=${standard}`, ...optimisation, sourceFile, '-lm', '-o', 'main'],
      limits: { cpuMs: native.compileCpuMs, wallMs: 2 * native.compileCpuMs, memoryMb: native.compileMemoryMb },
      processes: 16,
      needsProc: false,
      artefact: { file: 'main' },
    },
    run: {
      argv: ['/app/main'],
      env: plainEnvironment,
      needsProc: false,
      processes: 128,
      reservesMemory: false,
      overheadMb: 0,
    },
    allowance: allowanceOf(sourceFile),
    editorMode: native.editorMode,
    template: native.template,
    selfTest: native.selfTest,
  };
}
