/** Editor modes that the editor colours; anything else is plain text. */
export const codeLanguages = [
  'c',
  'cpp',
  'java',
  'python',
  'go',
  'rust',
  'javascript',
  'typescript',
  'csharp',
  'php',
  'ruby',
  'kotlin',
  'pascal',
  'shell',
  'plaintext',
] as const;
export type CodeLanguage = (typeof codeLanguages)[number];

/** What judges call their languages ("C++ 20", "Python3 -O2", "text/x-csrc"), tried from top to bottom. */
const names: readonly (readonly [RegExp, CodeLanguage])[] = [
  [/\+\+|cpp/, 'cpp'],
  [/c#|csharp|mono|\.net/, 'csharp'],
  [/typescript|^ts$/, 'typescript'],
  [/javascript|node|^js$/, 'javascript'],
  [/kotlin/, 'kotlin'],
  [/java/, 'java'],
  [/pypy|python|^py/, 'python'],
  [/golang|^go\b|x-go/, 'go'],
  [/rust/, 'rust'],
  [/php/, 'php'],
  [/ruby/, 'ruby'],
  [/pascal/, 'pascal'],
  [/bash|shell|^sh$/, 'shell'],
  [/^(gnu )?c(\d|\b)|x-csrc|^gcc|^clang/, 'c'],
];

/** The editor mode behind a language name, a CodeMirror mime type or a Markdown fence. */
export function codeLanguageOf(name: string): CodeLanguage {
  const asked = name.trim().toLowerCase();
  const exact = codeLanguages.find(each => each === asked);
  return exact ?? names.find(([pattern]) => pattern.test(asked))?.[1] ?? 'plaintext';
}
