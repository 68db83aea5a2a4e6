import type { Language } from './language';

/** An empty program of each language by its MIME type. A language whose program may be empty has none. */
const skeletons: Readonly<Record<string, string>> = {
  'text/x-csrc': '#include <stdio.h>\n\nint main(void) {\n\n    return 0;\n}\n',
  'text/x-c++src': '#include <iostream>\n\nusing namespace std;\n\nint main() {\n\n    return 0;\n}\n',
  'text/x-csharp': 'using System;\n\nclass Program\n{\n    static void Main()\n    {\n\n    }\n}\n',
  'text/x-go': 'package main\n\nfunc main() {\n\n}\n',
  'text/x-haskell': 'main :: IO ()\nmain = return ()\n',
  'text/x-java': 'import java.util.Scanner;\n\npublic class Main {\n    public static void main(String[] args) {\n\n    }\n}\n',
  'text/javascript': "const fs = require('fs');\n\n",
  'text/x-kotlin': 'fun main() {\n\n}\n',
  'text/x-pascal': 'begin\n\nend.\n',
  'text/x-php': '<?php\n\n',
  'text/x-ruby': '# frozen_string_literal: true\n\n',
  'text/x-rustsrc': 'fn main() {\n\n}\n',
  'text/x-sh': '#!/usr/bin/env bash\n\n',
  'text/typescript': "import { readFileSync } from 'fs';\n\n",
};

/** What an untouched editor starts with: it compiles, reads nothing and prints nothing. */
export const skeletonOf = ({ mimeType }: Pick<Language, 'mimeType'>): string => skeletons[mimeType] ?? '';
