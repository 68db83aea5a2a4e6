import { ofRuby } from './exceptions';
import { plainEnvironment } from './language';
import { scriptedLanguage } from './scripted';

export const ruby = scriptedLanguage({
  name: 'Ruby',
  description: 'CRuby',
  sourceFile: 'main.rb',
  tool: 'ruby',
  packages: ['ruby'],
  check: ['-c'],
  start: ['-W0'],
  // Only what recursion touches of it is taken.
  run: { env: { ...plainEnvironment, RUBY_THREAD_VM_STACK_SIZE: `${16 << 20}` }, uncaught: ofRuby },
  mimeType: 'text/x-ruby',
  template: `a, b = gets.split.map(&:to_i)
puts a + b
`,
  selfTest: `line = gets.chomp
loop {} if line == 'time'
blocks = []
blocks << 'x' * (1 << 20) while line == 'memory'
puts line
exit 7
`,
});
