var
  a, b: int64;
  block: pchar;
begin
  readln(a, b);
  while a = 1 do
  begin
    getmem(block, 1048576);
    fillchar(block^, 1048576, 'x');
  end;
end.
