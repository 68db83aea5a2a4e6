const much = 'x'.repeat(65536);
for (;;) require('fs').writeSync(1, much);
