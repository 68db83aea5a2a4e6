import { nodeSelfTest, nodeStart, onNode } from './node';
import { scriptedLanguage } from './scripted';

export const javascript = scriptedLanguage({
  name: 'JavaScript Node',
  description: 'Node.js, CommonJS',
  sourceFile: 'main.js',
  tool: 'node',
  packages: ['nodejs'],
  check: ['--check'],
  start: nodeStart,
  run: onNode,
  mimeType: 'text/javascript',
  template: `const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(/\\s+/).map(Number);
console.log(a + b);
`,
  selfTest: nodeSelfTest,
});
