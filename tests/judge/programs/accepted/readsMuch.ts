import * as readline from 'readline';

async function main(): Promise<void> {
  let [lineCount, sum] = [0, 0n];
  for await (const line of readline.createInterface({ input: process.stdin })) if (lineCount++ > 0) sum += BigInt(line);
  console.log(sum.toString());
}

main();
