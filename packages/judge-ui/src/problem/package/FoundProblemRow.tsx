import { type FoundPackageProblem, onTakenId, type OnTakenId, type TakenProblem } from '@oj/contract';
import { Checkbox, Collapsible, formatBytes, Select, Tag, theme, usePhrases } from '@oj/ui';
import { SquarePen } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../parts/ButtonLink';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { LintList } from './LintList';
import { packagePhrases } from './packagePhrases';

interface FoundProblemRowProps {
  problem: FoundPackageProblem;
  isChosen: boolean;
  onTaken: OnTakenId;
  /** Absent: nothing has become of it yet. */
  taken?: TakenProblem | undefined;
  disabled: boolean;
  onChosen: (isChosen: boolean) => void;
  onTakenChange: (onTaken: OnTakenId) => void;
}

const tones = { added: 'success', replaced: 'success', skipped: 'neutral', failed: 'danger' } as const;

/** A problem of a package: whether it is wanted, what it is, what there is to say, and what became of it. */
export function FoundProblemRow({ problem, isChosen, onTaken, taken, disabled, onChosen, onTakenChange }: FoundProblemRowProps) {
  const say = usePhrases(packagePhrases);
  const { title, problemId, isTaken, canTake, cases, bytes, solutions } = problem;
  const lint = [
    ...problem.lint,
    ...(taken?.lint ?? []).filter(({ code, en }) => !problem.lint.some(each => each.code === code && each.en === en)),
  ];
  const hasErrors = lint.some(({ severity }) => severity === 'error');
  const facts = [
    problemId ?? say('noId'),
    say('cases', { count: cases }),
    formatBytes(bytes),
    ...(solutions ? [say('solutions', { count: solutions })] : []),
  ];
  return (
    <Item data-faulty={!canTake || undefined}>
      <Line>
        <Checkbox
          label={<bdi>{title}</bdi>}
          aria-label={say('choose', { title })}
          hint={canTake ? <bdi>{facts.join(' · ')}</bdi> : undefined}
          checked={isChosen}
          disabled={disabled || !canTake || taken !== undefined}
          onCheckedChange={onChosen}
        />
        {taken ? (
          <Outcome taken={taken} />
        ) : canTake && isTaken ? (
          <Select
            label={say('onTaken', { id: problemId ?? '' })}
            value={onTaken}
            disabled={disabled || !isChosen}
            options={onTakenId.map(value => ({ value, label: say(value) }))}
            onValueChange={value => onTakenChange(value as OnTakenId)}
          />
        ) : (
          !canTake && <Tag tone="danger">{say('errors')}</Tag>
        )}
      </Line>
      {lint.length > 0 && (
        <Collapsible title={say('notes', { count: lint.length })} defaultOpen={hasErrors}>
          <LintList lint={lint} label={title} />
        </Collapsible>
      )}
    </Item>
  );
}

function Outcome({ taken: { outcome, pid, problemId } }: { taken: TakenProblem }) {
  const say = usePhrases(packagePhrases);
  return (
    <Became>
      <Tag tone={tones[outcome]}>{say(outcome)}</Tag>
      {pid !== null && (
        <ButtonLink to={problemFormAddress(undefined, pid)} data-size="small">
          <SquarePen aria-hidden /> {say('edit', { id: problemId ?? '' })}
        </ButtonLink>
      )}
    </Became>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} ${theme.space[6]};
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[4]};
  & > :first-child {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Became = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;
