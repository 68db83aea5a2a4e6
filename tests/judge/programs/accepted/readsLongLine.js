let length = 0;
process.stdin.on('data', chunk => (length += chunk.length - (chunk[chunk.length - 1] === 10 ? 1 : 0)));
process.stdin.on('end', () => console.log(length));
