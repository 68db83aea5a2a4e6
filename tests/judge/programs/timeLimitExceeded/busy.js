const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
for (let i = 0; ; i = (i + 1) % 1000) if (a < 0) break;
