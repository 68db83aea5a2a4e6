const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const depth = n => (n ? depth(n - 1) + 1 : 0);
console.log(depth(100_000) === 100_000 ? a + b : -1);
