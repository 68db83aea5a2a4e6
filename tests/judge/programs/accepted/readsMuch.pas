var
  n, i: longint;
  number, sum: int64;
begin
  readln(n);
  sum := 0;
  for i := 1 to n do
  begin
    readln(number);
    sum := sum + number;
  end;
  writeln(sum);
end.
