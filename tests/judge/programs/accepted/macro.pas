begin
  {$ifdef ONLINE_JUDGE} writeln(3); {$endif}
end.
