import type { ProblemCheckKind, SetterProgram } from '@oj/contract';
import { Button, Skeleton, theme, usePhrases } from '@oj/ui';
import { Play, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { QuietLine } from '../../parts/formParts';
import { useErrorToast } from '../../parts/useErrorToast';
import { FormSection } from '../editor/FormSection';
import { useReferenceSolutions } from '../reference/useReferenceSolutions';
import { CheckFindings } from './CheckFindings';
import { CheckRow } from './CheckRow';
import { FailingCase } from './FailingCase';
import { problemCheckPhrases } from './problemCheckPhrases';
import { SetterProgramDialog } from './SetterProgramDialog';
import { StressDialog } from './StressDialog';
import { useProblemCheckChanges, useProblemChecks } from './useProblemChecks';

/** What setters look at before they publish: the validator on all cases, the samples, and stress. */
export function ProblemChecks({ pid }: { pid: number }) {
  const say = usePhrases(problemCheckPhrases);
  const { data, error, refetch } = useProblemChecks(pid);
  const { data: solutions = [] } = useReferenceSolutions(pid);
  const [edited, setEdited] = useState<SetterProgram['role']>();
  const [isAsked, setIsAsked] = useState(false);
  if (!data)
    return (
      <FormSection section="checks" description={say('lead')}>
        {error ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : <Skeleton lines={3} />}
      </FormSection>
    );
  const of = (kind: ProblemCheckKind) => data.checks.find(check => check.kind === kind);
  const [validator, generator] = (['validator', 'generator'] as const).map(role => data.programs.find(each => each.role === role));
  const [stress, canStress] = [of('stress'), solutions.length > 1];
  const smallest = stress?.outcome?.smallest;
  return (
    <FormSection section="checks" description={say('lead')}>
      <List>
        <CheckRow
          kind="validator"
          check={of('validator')}
          actions={
            <>
              <EditButton label={say(validator ? 'edit' : 'write')} onClick={() => setEdited('validator')} />
              {validator && <RunButton pid={pid} kind="validator" isWaiting={of('validator')?.isWaiting ?? false} />}
            </>
          }
        >
          <CheckFindings check={of('validator')} />
        </CheckRow>
        <CheckRow
          kind="samples"
          check={of('samples')}
          actions={<RunButton pid={pid} kind="samples" isWaiting={of('samples')?.isWaiting ?? false} />}
        >
          <CheckFindings check={of('samples')} />
        </CheckRow>
        <CheckRow
          kind="stress"
          check={stress}
          actions={
            <>
              <EditButton label={say(generator ? 'editGenerator' : 'writeGenerator')} onClick={() => setEdited('generator')} />
              {generator && (
                <Button
                  size="small"
                  disabled={!canStress || stress?.isWaiting}
                  aria-label={say('runWhat', { what: say('stress') })}
                  onClick={() => setIsAsked(true)}
                >
                  <Play aria-hidden /> {say('run')}
                </Button>
              )}
            </>
          }
        >
          {generator && !canStress && <QuietLine>{say('needsSolutions')}</QuietLine>}
          <CheckFindings check={stress} />
          {smallest && <FailingCase pid={pid} smallest={smallest} />}
        </CheckRow>
      </List>
      {edited && (
        <SetterProgramDialog
          pid={pid}
          role={edited}
          program={edited === 'validator' ? validator : generator}
          onClose={() => setEdited(undefined)}
        />
      )}
      {isAsked && <StressDialog pid={pid} solutions={solutions} before={stress?.stress ?? null} onClose={() => setIsAsked(false)} />}
    </FormSection>
  );
}

const EditButton = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    <SquarePen aria-hidden /> {label}
  </Button>
);

function RunButton({ pid, kind, isWaiting }: { pid: number; kind: 'validator' | 'samples'; isWaiting: boolean }) {
  const say = usePhrases(problemCheckPhrases);
  const showError = useErrorToast();
  const { run } = useProblemCheckChanges(pid);
  return (
    <Button
      size="small"
      pending={run.isPending}
      disabled={isWaiting}
      aria-label={say('runWhat', { what: say(kind) })}
      onClick={() => run.mutate({ kind }, { onError: showError })}
    >
      <Play aria-hidden /> {say('run')}
    </Button>
  );
}

const List = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;
