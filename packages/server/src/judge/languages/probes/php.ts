import { php } from '../php';
import { type LanguageProbes } from './probe';

const fast = String.raw`<?php
echo array_sum(preg_split('/\s+/', trim(stream_get_contents(STDIN)))), "\n";
`;

const tasks = String.raw`<?php
function deep(int $n): int {
    return $n === 0 ? 0 : deep($n - 1) + 1;
}

$words = explode(' ', trim(fgets(STDIN)));
switch ($words[0]) {
    case 'slow':
        $sum = 0;
        while (($line = fgets(STDIN)) !== false) $sum += (int) $line;
        echo $sum, "\n";
        break;
    case 'deep':
        echo deep((int) $words[1]), "\n";
        break;
    case 'big':
        echo gmp_strval(gmp_pow(2, 200)), "\n";
        break;
    case 'float':
        printf("%.12f\n", sqrt((float) $words[1]) + (float) $words[2]);
        break;
    case 'files':
        [, $a, $b] = explode(' ', trim(file_get_contents('/dev/stdin')));
        file_put_contents('/dev/stdout', $a + $b . "\n");
        break;
    case 'exception':
        throw new RuntimeException('unexpected');
    case 'exit':
        exit((int) $words[1]);
    case 'text':
        echo '你好，', $words[1], "\n";
}
`;

export const phpProbes: LanguageProbes = {
  languages: [php.name],
  fast,
  tasks,
  exceptionEnds: 'exit code 255',
  notes: { big: 'By the module gmp, which is a package of its own on most distributions.', exception: 'It ends with exit code 255.' },
};
