import { ofPascal } from './exceptions';
import { allowanceOf, compileLimits, type Language, plainRun } from './language';

export const pascal: Language = {
  name: 'Pascal',
  description: 'Free Pascal',
  sourceFile: 'main.pas',
  tools: ['fpc'],
  packages: ['fp-compiler'],
  settings: ['/etc/fpc*.cfg'],
  versionCommand: ['fpc', '-iWDV'],
  compile: {
    argv: ['fpc', '-O2', '-dONLINE_JUDGE', '-l-', '-v0e', '-omain', 'main.pas'],
    limits: compileLimits(5000, 512),
    processes: 16,
    needsProc: false,
    artefact: { file: 'main' },
  },
  run: { ...plainRun, argv: ['/app/main'], uncaught: ofPascal },
  allowance: allowanceOf('main.pas'),
  mimeType: 'text/x-pascal',
  template: `var
  a, b: longint;
begin
  readln(a, b);
  writeln(a + b);
end.
`,
  selfTest: `var
  line: string;
  turns: longint;
  block: pchar;
begin
  readln(line);
  turns := 0;
  while line = 'time' do turns := turns xor 1;
  while line = 'memory' do
  begin
    getmem(block, 1048576);
    fillchar(block^, 1048576, 'x');
  end;
  writeln(line);
  halt(7);
end.
`,
};
