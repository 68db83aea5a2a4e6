import { Status } from '@oj/contract';
import { theme, usePhrases, useVerdictName, VerdictIcon, verdictOf } from '@oj/ui';
import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { customTestPhrases } from './customTestPhrases';
import type { TestInput, TestRun } from './useTestRuns';

interface TestChipsProps {
  inputs: readonly (TestInput & { label: string })[];
  runs: Readonly<Record<string, TestRun>>;
  chosen: string;
  onChoose: (name: string) => void;
  /** Adds an own input; undefined when there are as many as there may be. */
  onAdd: (() => void) | undefined;
}

/** Samples and own inputs in a row, each with how the program did on it. */
export function TestChips({ inputs, runs, chosen, onChoose, onAdd }: TestChipsProps) {
  const say = usePhrases(customTestPhrases);
  const nameOf = useVerdictName();
  return (
    <Row aria-label={say('inputs')}>
      {inputs.map(({ name, label }) => {
        const status = statusOf(runs[name]);
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            aria-label={status === undefined ? label : `${label}: ${nameOf(status)}`}
            onClick={() => onChoose(name)}
          >
            {status !== undefined && (
              <VerdictIcon status={status} style={{ color: `var(--oj-${verdictOf(status).pigment}-fg)` }} aria-hidden />
            )}
            {label}
          </button>
        );
      })}
      {onAdd && (
        <button type="button" aria-label={say('add')} title={say('add')} onClick={onAdd}>
          <Plus aria-hidden />
        </button>
      )}
    </Row>
  );
}

function statusOf(run: TestRun | undefined): Status | undefined {
  if (run?.isRunning) return Status.judging;
  return run?.error ? Status.submittedFailed : run?.outcome?.status;
}

const Row = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-width: 0;
  & button {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 28px;
    padding: 2px 10px;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface};
    color: ${theme.color.text2};
    font: ${theme.font.label};
    cursor: pointer;
  }
  & button:hover {
    background: ${theme.color.hover};
  }
  & button[aria-pressed='true'] {
    border-color: ${theme.color.ink};
    color: ${theme.color.text};
  }
  & button:focus-visible {
    outline: 2px solid ${theme.color.focus};
  }
  & svg {
    width: 15px;
    height: 15px;
  }
  @media (pointer: coarse) {
    & button {
      min-height: 44px;
    }
  }
`;
