import { allowanceOf, compileLimits, type Language, plainEnvironment, plainRun, type RunStep } from './language';

interface Scripted extends Pick<
  Language,
  'name' | 'description' | 'sourceFile' | 'packages' | 'settings' | 'mimeType' | 'template' | 'selfTest'
> {
  tool: string;
  /** Arguments that make the interpreter say what is wrong with the source, and nothing else. */
  check: readonly string[];
  /** Arguments before the source. */
  start: readonly string[];
  run?: Partial<RunStep>;
}

/** A language without a compiler: the program is the source, once the interpreter has found it well-formed. */
export const scriptedLanguage = ({ tool, check, start, run, ...language }: Scripted): Language => ({
  ...language,
  tools: [tool],
  versionCommand: [tool, '--version'],
  compile: {
    argv: [tool, ...check, language.sourceFile],
    env: { ...plainEnvironment, ...run?.env },
    limits: compileLimits(5000, 256),
    processes: 16,
    needsProc: run?.needsProc ?? false,
    artefact: { file: language.sourceFile },
  },
  run: { ...plainRun, ...run, argv: [tool, ...start, `/app/${language.sourceFile}`] },
  allowance: allowanceOf(language.sourceFile),
});
