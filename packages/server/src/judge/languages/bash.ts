import { scriptedLanguage } from './scripted';

export const bash = scriptedLanguage({
  name: 'Bash',
  description: 'GNU Bash',
  sourceFile: 'main.sh',
  tool: 'bash',
  packages: ['bash'],
  check: ['-n'],
  start: [],
  run: { processes: 64 },
  mimeType: 'text/x-sh',
  template: `read -r a b
echo $((a + b))
`,
  selfTest: `read -r line
while [[ $line == time ]]; do :; done
block=0123456789abcdef
while [[ $line == memory ]]; do block=$block$block; done
echo "$line"
exit 7
`,
});
