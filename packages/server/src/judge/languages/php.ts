import { ofPhp } from './exceptions';
import { scriptedLanguage } from './scripted';

export const php = scriptedLanguage({
  name: 'PHP',
  description: 'PHP',
  sourceFile: 'main.php',
  tool: 'php',
  packages: ['php-cli', 'php-mbstring', 'php-bcmath', 'php-gmp'],
  settings: ['/etc/php'],
  check: ['-d', 'display_errors=1', '-d', 'html_errors=0', '-l'],
  start: [
    ['memory_limit=-1', 'max_execution_time=0', 'pcre.backtrack_limit=2147483647', 'pcre.recursion_limit=2147483647'],
    // What is written goes out at once, as on a terminal: guides to interactive problems know no more than flush().
    ['display_errors=stderr', 'output_buffering=0'],
  ].flatMap(settings => settings.flatMap(setting => ['-d', setting])),
  run: { uncaught: ofPhp },
  mimeType: 'text/x-php',
  template: `<?php
[$a, $b] = explode(' ', trim(fgets(STDIN)));
echo $a + $b, "\\n";
`,
  selfTest: `<?php
$line = rtrim(fgets(STDIN), "\\n");
while ($line === 'time');
$blocks = [];
while ($line === 'memory') $blocks[] = str_repeat('x', 1 << 20);
echo $line, "\\n";
exit(7);
`,
});
