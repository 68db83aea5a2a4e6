import type { MatrixCell } from '@oj/contract';
import { usePhrases, useVerdictName } from '@oj/ui';
import { useMemo } from 'react';
import { matrixPhrases } from './matrixPhrases';

export interface ResultNames {
  /** What came late, if it did; otherwise the number of tries. */
  noteOf: (cell: MatrixCell) => string | number;
  /** The whole in one sentence. */
  nameOf: (cell: MatrixCell, of: { id: string; name: string }) => string;
}

/** What results are called. Thousands are drawn while somebody scrolls, and few sentences differ: each is looked up once. */
export function useResultNames(): ResultNames {
  const phrase = usePhrases(matrixPhrases);
  const verdictName = useVerdictName();
  return useMemo(() => {
    const marks = { late: phrase('lateMark'), missed: phrase('missedMark') };
    const markOf = ({ mark }: MatrixCell) => (mark === 'late' || mark === 'missed' ? marks[mark] : undefined);
    const sentences = new Map<string, string>();
    const say = ({ status, tries }: MatrixCell, mark: string | undefined) => {
      const verdict = mark ? `${verdictName(status)} (${mark})` : verdictName(status);
      return phrase('cell', { id: '{id}', name: '{name}', verdict, tries });
    };
    const sentenceOf = (cell: MatrixCell) => {
      const mark = markOf(cell);
      const key = `${cell.status} ${cell.tries} ${mark}`;
      const sentence = sentences.get(key) ?? say(cell, mark);
      sentences.set(key, sentence);
      return sentence;
    };
    return {
      noteOf: cell => markOf(cell) ?? cell.tries,
      nameOf: (cell, of) => sentenceOf(cell).replaceAll(/\{(id|name)\}/g, (_, part: 'id' | 'name') => of[part]),
    };
  }, [phrase, verdictName]);
}
