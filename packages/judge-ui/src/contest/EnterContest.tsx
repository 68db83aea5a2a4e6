import type { Contest } from '@oj/contract';
import { Button, Card, TextField, theme, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../api/errorPhrases';
import { StackedForm } from '../parts/StackedForm';
import { contestPhrases } from './contestPhrases';
import { useEnterContest } from './useContest';

const MOST_CHARACTERS = 64;

/** Enters a contest with its password. */
export function EnterContest({ contest: { id, auth, status, powers } }: { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useEnterContest(id);

  function enter(event: FormEvent) {
    event.preventDefault();
    if (!password) return setRefusal(sayError('contest.passwordRequired'));
    setRefusal(undefined);
    mutate(password, {
      onSuccess: () => void toast({ tone: 'success', title: say('entered') }),
      onError: reason => setRefusal(sentenceFor(reason, sayError)),
    });
  }

  return (
    <Card title={say('enter')}>
      <StackedForm onSubmit={enter}>
        <Lead>{say(status === 1 && powers.read ? 'enterVirtual' : auth === 1 ? 'enterPrivate' : 'enterProtected')}</Lead>
        <TextField
          label={say('password')}
          type="password"
          autoComplete="off"
          maxLength={MOST_CHARACTERS}
          value={password}
          error={refusal}
          onChange={event => setPassword(event.target.value)}
        />
        <Button type="submit" tone="primary" pending={isPending}>
          {say('enter')}
        </Button>
      </StackedForm>
    </Card>
  );
}

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;
