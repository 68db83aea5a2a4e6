import { Status } from '@oj/contract';
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
  const [verdict, setVerdict] = useState<Given>(isGivable(status) ? status : Status.accepted);
  const [points, setPoints] = useState(score === null ? '' : String(score));
  const isWrong = points !== '' && !/^\d+$/.test(points);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isWrong) return;
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
          value={String(verdict)}
          options={givable.map(code => ({ value: String(code), label: nameOf(code) }))}
          onValueChange={value => setVerdict(Number(value) as Given)}
        />
        <TextField
          label={say('score')}
          inputMode="numeric"
          value={points}
          hint={say('scoreHint')}
          error={isWrong && say('scoreRule')}
          onChange={({ target }) => setPoints(target.value)}
        />
        {manual.error && <p role="alert">{sentenceFor(manual.error, sayError)}</p>}
        <Button type="submit" tone="primary" pending={manual.isPending}>
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
