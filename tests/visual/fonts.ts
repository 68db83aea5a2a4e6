import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TRUETYPE = '/usr/share/fonts/truetype';

/** Where the packages fonts-noto-cjk, fonts-noto-color-emoji and fonts-dejavu-core put their faces. Latin faces come with @oj/ui. */
const FOLDERS = ['/usr/share/fonts/opentype/noto', `${TRUETYPE}/noto`, `${TRUETYPE}/dejavu`];

/** One face of DejaVu, which has the arrows and key signs; which others are installed depends on the machine. */
const CHOICE = [
  `<selectfont><acceptfont><glob>${TRUETYPE}/dejavu/DejaVuSans.ttf</glob></acceptfont>`,
  `<rejectfont><glob>${TRUETYPE}/dejavu/*</glob></rejectfont></selectfont>`,
].join('');

/**
 * Writes a configuration under which a program sees only these fonts, drawn without hints: what else is installed on a machine, and how
 * its owner likes fonts, does not show in a picture. Gives its path, for the environment's FONTCONFIG_FILE.
 */
export function fontConfiguration(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'fonts.conf');
  const family = (generic: string, ...families: string[]) =>
    `<alias binding="strong"><family>${generic}</family><prefer>${families.map(name => `<family>${name}</family>`).join('')}</prefer></alias>`;
  const settings = Object.entries({ hinting: false, autohint: false, embeddedbitmap: true, antialias: true }).map(
    ([name, value]) => `<edit name="${name}" mode="assign"><bool>${value}</bool></edit>`,
  );
  writeFileSync(
    file,
    [
      '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd"><fontconfig>',
      ...FOLDERS.map(place => `<dir>${place}</dir>`),
      CHOICE,
      `<cachedir>${folder}</cachedir>`,
      family('sans-serif', 'Noto Sans CJK SC', 'DejaVu Sans', 'Noto Color Emoji'),
      family('system-ui', 'Noto Sans CJK SC', 'DejaVu Sans', 'Noto Color Emoji'),
      family('serif', 'Noto Serif CJK SC', 'DejaVu Sans', 'Noto Color Emoji'),
      family('monospace', 'Noto Sans Mono CJK SC', 'DejaVu Sans', 'Noto Color Emoji'),
      `<match target="font">${settings.join('')}<edit name="rgba" mode="assign"><const>none</const></edit></match>`,
      '</fontconfig>',
    ].join('\n'),
  );
  return file;
}
