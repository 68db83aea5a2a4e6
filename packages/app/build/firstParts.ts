import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The page of a problem, the editor beside its statement, and how formulas look. */
const PARTS = /(routes[\\/]problem|problem[\\/]code[\\/]EditorSide)\.tsx$|MarkdownViewer[\\/]mathsDress\.ts$/;
const PART_COUNT = 3;

/**
 * Writes `problem.html`, which the server sends for the addresses of problems, with what it has drawn of them behind the root: the same as
 * `index.html`, but it names all files of that page, so that a browser fetches them at once and not one after another as each names the next,
 * and asks for the problem before the scripts are here.
 */
export function firstParts(script: string): Plugin {
  return {
    name: 'first-parts',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name: 'early.js', source: script });
    },
    writeBundle({ dir = '' }, bundle) {
      const early = Object.keys(bundle).find(name => /early-[^/]*\.js$/.test(name));
      if (!early) throw new Error('the script that asks early was not built');
      const links = partsOf(bundle).map(name =>
        name.endsWith('.css')
          ? `<link rel="preload" as="style" crossorigin href="/${name}">`
          : `<link rel="modulepreload" crossorigin href="/${name}">`,
      );
      const html = readFileSync(path.join(dir, 'index.html'), 'utf8');
      const page = html.replace('</head>', `<script src="/${early}"></script>${links.join('')}</head>`);
      const file = path.join(dir, 'problem.html');
      writeFileSync(file, page);
      writeFileSync(`${file}.gz`, gzipSync(page));
      writeFileSync(`${file}.br`, brotliCompressSync(page));
    },
  };
}

/** The parts and all that they import, without what every page has from the start. */
function partsOf(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const pages = chunks.filter(({ facadeModuleId }) => PARTS.test(facadeModuleId ?? ''));
  if (!entry || pages.length !== PART_COUNT) throw new Error('the page of a problem was not built');
  const known = new Set([entry.fileName, ...entry.imports]);
  const found: string[] = [];
  const visit = (name: string) => {
    if (known.has(name)) return;
    known.add(name);
    const chunk = chunks.find(({ fileName }) => fileName === name);
    found.push(name, ...(chunk?.viteMetadata?.importedCss ?? []));
    chunk?.imports.forEach(visit);
  };
  for (const { fileName } of pages) visit(fileName);
  return found;
}
