import writeExcelFile from 'write-excel-file/node';

export const SPREADSHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export interface Sheet {
  /** Name of the sheet: at most 31 characters, none of `[]:*?/\\`. */
  name: string;
  /** The first row is the head. A text is never taken for a formula. */
  rows: readonly (readonly (string | number)[])[];
}

/** An .xlsx file with one sheet. */
export function spreadsheet({ name, rows: [head = [], ...rows] }: Sheet): Promise<Buffer> {
  const heading = head.map(value => ({ value: String(value), fontWeight: 'bold' as const }));
  return writeExcelFile([heading, ...rows.map(row => row.map(value => (value === '' ? null : value)))], {
    sheet: name,
    stickyRowsCount: 1,
  }).toBuffer();
}
