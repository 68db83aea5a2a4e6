var
  a, b: int64;
begin
  readln(a, b);
  writeln(a div (b - 2));
end.
