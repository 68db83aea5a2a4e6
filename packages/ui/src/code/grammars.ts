import type { LanguageFn } from 'highlight.js';
import type { CodeLanguage } from './codeLanguages';

interface Grammar {
  name: string;
  load: () => Promise<{ default: LanguageFn }>;
}

const bash: Grammar = { name: 'bash', load: () => import('highlight.js/lib/languages/bash') };

/** What colours each language: fetched with the first code in it. A session at a prompt has commands in it. */
export const grammars: Partial<Record<CodeLanguage, readonly Grammar[]>> = {
  c: [{ name: 'c', load: () => import('highlight.js/lib/languages/c') }],
  cpp: [{ name: 'cpp', load: () => import('highlight.js/lib/languages/cpp') }],
  java: [{ name: 'java', load: () => import('highlight.js/lib/languages/java') }],
  python: [{ name: 'python', load: () => import('highlight.js/lib/languages/python') }],
  go: [{ name: 'go', load: () => import('highlight.js/lib/languages/go') }],
  rust: [{ name: 'rust', load: () => import('highlight.js/lib/languages/rust') }],
  javascript: [{ name: 'javascript', load: () => import('highlight.js/lib/languages/javascript') }],
  typescript: [{ name: 'typescript', load: () => import('highlight.js/lib/languages/typescript') }],
  csharp: [{ name: 'csharp', load: () => import('highlight.js/lib/languages/csharp') }],
  php: [{ name: 'php', load: () => import('highlight.js/lib/languages/php') }],
  ruby: [{ name: 'ruby', load: () => import('highlight.js/lib/languages/ruby') }],
  kotlin: [{ name: 'kotlin', load: () => import('highlight.js/lib/languages/kotlin') }],
  shell: [{ name: 'shell', load: () => import('highlight.js/lib/languages/shell') }, bash],
};
