const FORMULA = /^[=+\-@\t\r]/;

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay numbers. */
function field(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know that. */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `\ufeff${rows.map(row => `${row.map(field).join(',')}\r\n`).join('')}`;
