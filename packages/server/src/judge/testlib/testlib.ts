import checks from './checks.h?raw';
import options from './options.h?raw';
import pattern from './pattern.h?raw';
import programs from './programs.h?raw';
import random from './random.h?raw';
import reading from './reading.h?raw';
import source from './source.h?raw';
import stream from './stream.h?raw';
import text from './text.h?raw';
import verdict from './verdict.h?raw';

/** What special judges and interactors include as `testlib.h`: the parts one after the other. `text.h` opens with what it is. */
export const testlibHeader = [text, pattern, random, source, stream, verdict, reading, options, programs, checks].join('\n');
