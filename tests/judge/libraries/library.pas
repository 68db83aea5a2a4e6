library sums;

function sum(a, b: longint): longint; cdecl;
begin
  sum := a + b;
end;

exports sum;

begin
end.
