import { readFileSync } from 'fs';

const [größe, 長さ] = readFileSync(0, 'utf8').split(' ').map(Number);
console.log(`你好，世界 ${größe + 長さ}`);
