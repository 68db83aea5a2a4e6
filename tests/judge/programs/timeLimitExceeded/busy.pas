var
  a, b: int64;
begin
  readln(a, b);
  while a >= 0 do a := a xor 1;
end.
