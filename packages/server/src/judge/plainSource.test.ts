import { expect, test } from 'vitest';
import { plainSource } from './plainSource';

test.each([
  ['main.py', '# -*- coding: gbk -*-\nprint("你好")', '# -*- coding: utf-8 -*-\nprint("你好")'],
  ['main.py', '#!/usr/bin/python3\r\n# coding=latin-1\r\n', '#!/usr/bin/python3\n# coding=utf-8\n'],
  ['main.py', '\uFEFF# vim: set fileencoding=gb18030 :', '# vim: set fileencoding=utf-8 :'],
  ['main.py', '\n\n# coding: gbk\n', '\n\n# coding: gbk\n'],
  ['main.py', 'coding = "gbk"\n', 'coding = "gbk"\n'],
  ['main.rb', '# Encoding: GBK\nputs 1', '# Encoding: utf-8\nputs 1'],
  ['main.ts', '/// <reference types="node" />\nlet a = 1;', '// <reference types="node" />\nlet a = 1;'],
  ['main.ts', '/// <reference types="react" />\n', '/// <reference types="react" />\n'],
  ['main.cpp', '# coding: gbk\r\n', '# coding: gbk\n'],
  ['', '# coding: gbk', '# coding: gbk'],
])('%s: %j', (file, source, plain) => {
  expect(plainSource(source, file)).toBe(plain);
});
