/** What is not seen: control characters, blanks, and what programs leave out before they read a cell. */
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]+/u;
const FORMULA = /^[=+\-@|\u2212]/;
const CONTROL = /^\p{Cc}/u;

/** Whether a spreadsheet may take a text for a formula: also in the full width that Chinese keyboards write, and behind what is not seen. */
function maybeFormula(text: string): boolean {
  const [first = ''] = text.replace(UNSEEN, '');
  return CONTROL.test(text) || FORMULA.test(first.normalize('NFKC'));
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. Numbers stay numbers. */
function field(value: string | number): string {
  const text = typeof value === 'string' && maybeFormula(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as comma-separated values (RFC 4180) in UTF-8, with the mark by which spreadsheets know that. Every file of them is written here. */
export const csv = (rows: readonly (readonly (string | number)[])[]) =>
  `\ufeff${rows.map(row => `${row.map(field).join(',')}\r\n`).join('')}`;
