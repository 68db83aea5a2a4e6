var
  a, b: int64;
begin
  readln(a, b);
  writeln('你好，世界 ', a + b);
end.
