import type { EditedRow } from '@oj/contract';
import { Button, theme, usePhrases } from '@oj/ui';
import { PackageOpen, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { StickyBar } from '../../parts/StickyBar';
import { adminProblemPhrases } from './adminProblemPhrases';

const ExportDialog = lazy(async () => ({ default: (await import('../package/ExportDialog')).ExportDialog }));

const MOST = 100;

interface ChosenProblemsProps {
  /** Numbers of problems, of this page and of others. */
  keys: readonly string[];
  /** The page that is open. */
  rows: readonly EditedRow[];
  onClear: () => void;
}

/** The actions for the selected problems. */
export function ChosenProblems({ keys, rows, onClear }: ChosenProblemsProps) {
  const say = usePhrases(adminProblemPhrases);
  const [isExporting, setIsExporting] = useState(false);
  const tooMany = keys.length > MOST;
  const chosen = keys.map(key => ({ id: Number(key), problemId: rows.find(({ id }) => String(id) === key)?.problemId ?? key }));
  return (
    <Bar>
      <output>
        {say('chosen', { count: keys.length })}
        {tooMany && ` · ${say('chosenMost')}`}
      </output>
      <Button tone="quiet" onClick={onClear}>
        <X aria-hidden /> {say('unchoose')}
      </Button>
      <Button disabled={tooMany} onClick={() => setIsExporting(true)}>
        <PackageOpen aria-hidden /> {say('exportChosen', { count: keys.length })}
      </Button>
      {isExporting && (
        <Suspense fallback={null}>
          <ExportDialog problems={chosen} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

const Bar = styled(StickyBar)`
  margin-block-start: ${theme.space[6]};
`;
