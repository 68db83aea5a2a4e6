import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is in the tarball and is not ours. Dependencies come with licences of their own. */
export function writeNotices(bundled: readonly string[]) {
  const texts = bundled.map(name => {
    const folder = path.resolve('node_modules', name);
    const { version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<string, string>;
    const notices = readdirSync(folder).filter(file => /^(licen[cs]e|thirdpartynotices)/i.test(file));
    const said = notices.map(file => readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
    return `${name} ${version}, ${license}\n\n${said}`;
  });
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  writeFileSync('dist/THIRD-PARTY-NOTICES', `Some files hold code or data of:\n\n${texts.join(rule)}\n`);
}
