interface Started {
  seconds: number;
  url: string;
  /** When it was generated, and nobody has seen it yet. */
  rootPassword: string | undefined;
}

/** Lines for somebody who has just started the product. */
export const welcome = ({ seconds, url, rootPassword }: Started): readonly string[] => [
  `ready in ${seconds.toFixed(1)} s: ${url}`,
  rootPassword
    ? `the super admin is root with the password ${rootPassword} — shown only this once`
    : 'the super admin is root; lost the password? node scripts/oj.mjs user password root',
];

/** Lines in a box, on a terminal that is wide enough. */
export function shown(lines: readonly string[], { isTTY, columns }: { isTTY?: boolean; columns?: number }): string {
  const width = Math.max(...lines.map(({ length }) => length));
  if (!isTTY || (columns ?? 0) < width + 4) return lines.map(line => `[oj] ${line}`).join('\n');
  const edge = '─'.repeat(width + 2);
  return [`╭${edge}╮`, ...lines.map(line => `│ ${line.padEnd(width)} │`), `╰${edge}╯`].join('\n');
}
