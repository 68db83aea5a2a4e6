var
  a, b: int64;
  unused: longint;
begin
  readln(a, b);
  writeln(a + b);
end.
