import { ApiError, Status } from '@oj/contract';
import { Button, Dialog, Select, TextField, theme, usePhrases, useToast, useVerdictName } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { judgingPhrases } from './judgingPhrases';
import { useJudging } from './useJudging';

const givable = [
  Status.accepted,
  Status.partialAccepted,
  Status.wrongAnswer,
  Status.presentationError,
  Status.timeLimitExceeded,
  Status.memoryLimitExceeded,
  Status.runtimeError,
  Status.systemError,
] as const;
type Given = (typeof givable)[number];
const isGivable = (status: Status): status is Given => givable.some(code => code === status);

interface ManualDialogProps {
  submitId: number;
  status: Status;
  score: number | null;
  onClose: () => void;
}

/** Gives a submission another verdict, and where its problem gives points another score. */
export function ManualDialog({ submitId, status, score, onClose }: ManualDialogProps) {
  const say = usePhrases(judgingPhrases);
  const sayError = usePhrases(errorPhrases);
  const nameOf = useVerdictName();
  const toast = useToast();
  const { manual } = useJudging();
  const [verdict, setVerdict] = useState<Given | undefined>(isGivable(status) ? status : undefined);
  const [points, setPoints] = useState(score === null ? '' : String(score));
  const isScoreRefused = manual.error instanceof ApiError && manual.error.code === 'submission.scoreRequired';
  // A cancelled run has no score that tells whether its problem gives points: then the server says so.
  const isScored = score !== null || isScoreRefused;
  const isWrong = isScored && points !== '' && !/^\d+$/.test(points);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong || verdict === undefined) return;
    manual.mutate(
      { submitId, status: verdict, score: points === '' ? null : Number(points) },
      {
        onSuccess: () => {
          onClose();
          toast({ tone: 'success', title: say('updated') });
        },
      },
    );
  };

  return (
    <Dialog open title={say('manualTitle', { id: submitId })} onOpenChange={isOpen => isOpen || onClose()}>
      <Form onSubmit={send}>
        <Select
          label={say('verdict')}
          placeholder={say('choose')}
          value={verdict === undefined ? '' : String(verdict)}
          options={givable.map(code => ({ value: String(code), label: nameOf(code) }))}
          onValueChange={value => setVerdict(value === '' ? undefined : (Number(value) as Given))}
        />
        {isScored && (
          <TextField
            label={say('score')}
            inputMode="numeric"
            value={points}
            hint={say('scoreHint')}
            error={(isWrong || isScoreRefused) && say('scoreRule')}
            onChange={({ target }) => setPoints(target.value)}
          />
        )}
        {manual.error && !isScoreRefused && <p role="alert">{sentenceFor(manual.error, sayError)}</p>}
        <Button type="submit" tone="primary" disabled={verdict === undefined} pending={manual.isPending}>
          {say('update')}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[6]};
  & > p {
    margin: 0;
    color: ${theme.color.danger};
    font: ${theme.font.body};
  }
`;
