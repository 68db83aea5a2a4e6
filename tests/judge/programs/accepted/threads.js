const { Worker, isMainThread, parentPort, workerData } = require('worker_threads');

if (isMainThread) {
  const numbers = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
  let [sum, left] = [0, numbers.length];
  for (const number of numbers)
    new Worker(__filename, { workerData: number }).on('message', half => {
      sum += half;
      if (--left === 0) console.log(sum);
    });
} else parentPort.postMessage(workerData);
