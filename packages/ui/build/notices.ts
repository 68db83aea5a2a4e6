import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';

/** Folders of packages of others whose code is in what was built so far. */
const folders = new Set<string>();

/** An esbuild plugin that records the packages of others whose code goes into the built files. */
export const bundled: Plugin = {
  name: 'bundled',
  setup({ onEnd, initialOptions }) {
    initialOptions.metafile = true;
    onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
          const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file) ?? [];
          if (folder && bytesInOutput) folders.add(path.resolve(folder));
        }
      if (folders.size) writeNotices();
    });
  },
};

/** Names, versions and licences of what is in the tarball and is not ours. Dependencies come with licences of their own. */
function writeNotices() {
  const texts = [...folders].toSorted((a, b) => nameOf(a).localeCompare(nameOf(b))).map(noticeOf);
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  writeFileSync('dist/THIRD-PARTY-NOTICES', `Some files hold code or data of:\n\n${texts.join(rule)}\n`);
}

const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? folder;

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
  const files = readdirSync(folder).filter(file => /^(licen[cs]e|thirdpartynotices)/i.test(file));
  const said = files.map(file => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  return `${name} ${version}, ${license}\n\n${said}`.trim();
}
