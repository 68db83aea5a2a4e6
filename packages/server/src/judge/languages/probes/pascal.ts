import { pascal } from '../pascal';
import { type LanguageProbes } from './probe';

const fast = String.raw`var
  buffer: array[1..65536] of char;
  number, sum: int64;
begin
  settextbuf(input, buffer);
  sum := 0;
  while not seekeof do
  begin
    read(number);
    sum := sum + number;
  end;
  writeln(sum);
end.
`;

const tasks = String.raw`{$mode objfpc}{$H+}
uses sysutils;

function deep(n: longint): longint;
begin
  if n = 0 then result := 0 else result := deep(n - 1) + 1;
end;

function nextWord(var f: text): string;
var
  c: char;
begin
  result := '';
  while not eoln(f) do
  begin
    read(f, c);
    if c = ' ' then break;
    result := result + c;
  end;
end;

var
  task: string;
  a, b, sum: int64;
  x, y: double;
  inFile, outFile: text;
begin
  task := nextWord(input);
  case task of
    'slow':
      begin
        readln;
        sum := 0;
        while not eof do
        begin
          readln(a);
          sum := sum + a;
        end;
        writeln(sum);
      end;
    'deep':
      begin
        read(a);
        writeln(deep(a));
      end;
    'float':
      begin
        read(x, y);
        writeln(sqrt(x) + y:0:12);
      end;
    'files':
      begin
        assign(inFile, '/dev/stdin');
        reset(inFile);
        nextWord(inFile);
        read(inFile, a, b);
        assign(outFile, '/dev/stdout');
        rewrite(outFile);
        writeln(outFile, a + b);
        close(outFile);
      end;
    'exception': raise Exception.Create('unexpected');
    'exit':
      begin
        read(a);
        halt(a);
      end;
    'text': writeln('你好，', nextWord(input));
  end;
end.
`;

export const pascalProbes: LanguageProbes = {
  languages: [pascal.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 217',
  without: { big: 'Free Pascal has no integers of any length; int64 holds 64 bits.' },
  notes: { exception: 'It ends with exit code 217; a division by zero without SysUtils with 200.' },
};
