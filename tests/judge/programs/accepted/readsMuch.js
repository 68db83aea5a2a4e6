const lines = require('readline').createInterface({ input: process.stdin });
let [isFirst, sum] = [true, 0];
lines.on('line', line => {
  if (!isFirst) sum += Number(line);
  isFirst = false;
});
lines.on('close', () => console.log(sum));
