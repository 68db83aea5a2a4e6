import { forwardRef, type ReactNode } from 'react';
import { usePhrases } from '../../locale/LocaleProvider';
import { PlainTable, type PlainTableProps } from '../../primitives/PlainTable/PlainTable';
import { printQueuePhrases } from './printQueuePhrases';
import type { PrintColumn, PrintRecord } from './printRecord';
import { usePrintColumns } from './usePrintColumns';

export interface PrintQueueProps extends Omit<
  PlainTableProps<PrintRecord>,
  'columns' | 'hiddenColumns' | 'label' | 'onSortChange' | 'rowKey' | 'rows' | 'sort'
> {
  /** The print jobs; those that are not printed yet come first. */
  jobs: readonly PrintRecord[];
  /** Columns that are not drawn, such as `participant` in the list of one's own. */
  hiddenColumns?: readonly PrintColumn[];
  /** Takes a job or gives it back; a promise keeps the button waiting. Without it nobody takes them. Keep it in a callback. */
  onClaim?: (job: PrintRecord, claimed: boolean) => unknown;
  /** Puts the whole text on paper; a promise keeps the button waiting. Keep it in a callback. */
  onPrint?: (job: PrintRecord) => unknown;
  /** Sends a job to a printer that the host has; a promise keeps the button waiting. Without it there is no such button. Keep it in a callback. */
  onSend?: (job: PrintRecord) => unknown;
  /** Name of that printer, on the button of `onSend`. */
  printer?: string | undefined;
  /** Fetches the whole text; a promise keeps the button waiting. Keep it in a callback. */
  onDownload?: (job: PrintRecord) => unknown;
  /** Says that a job is on paper; a promise keeps the button waiting. Keep it in a callback. */
  onPrinted?: (job: PrintRecord) => unknown;
  /** Draws the participant, as a link of the host's router. Keep it in a callback. */
  renderParticipant?: (job: PrintRecord) => ReactNode;
  /** Names the table for readers. Default "Print jobs". */
  label?: string;
}

/** What participants want printed: taken, downloaded and confirmed by one helper at a time. */
export const PrintQueue = forwardRef<HTMLDivElement, PrintQueueProps>(function PrintQueue(
  { jobs, onClaim, onPrint, onSend, printer, onDownload, onPrinted, renderParticipant, label, ...rest },
  ref,
) {
  const say = usePhrases(printQueuePhrases);
  const columns = usePrintColumns({ onClaim, onPrint, onSend, printer, onDownload, onPrinted, renderParticipant });
  return <PlainTable ref={ref} label={label ?? say('label')} columns={columns} rows={jobs} rowKey={rowKey} narrow="cards" {...rest} />;
});

const rowKey = ({ id }: PrintRecord) => String(id);
