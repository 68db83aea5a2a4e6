function depth(n: longint): longint;
begin
  if n = 0 then depth := 0 else depth := depth(n - 1) + 1;
end;

var
  a, b: int64;
begin
  readln(a, b);
  if depth(200000) = 200000 then writeln(a + b);
end.
