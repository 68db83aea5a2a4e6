import type { MessageSwitches, UserInfo } from '@oj/contract';
import { Skeleton, Switch, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useErrorToast } from '../parts/useErrorToast';
import { settingPhrases } from './settingPhrases';
import { useMessageSwitches, useSetMessageSwitches } from './useMessageSwitches';

const kinds = ['comment', 'reply', 'like'] as const;

/** What the user is told of, and whether a letter comes each day. A switch is saved at once. */
export function MessagePart({ user }: { user: UserInfo }) {
  const say = usePhrases(settingPhrases);
  const showError = useErrorToast();
  const { data, error, isPending, refetch } = useMessageSwitches();
  const { mutate } = useSetMessageSwitches();
  if (isPending) return <Skeleton lines={4} height={20} />;
  if (error && !data) return <FailedQuery title={say('switchesFailed')} error={error} onRetry={refetch} />;
  const save = (change: Partial<MessageSwitches>) => mutate(change, { onError: showError });
  return (
    <>
      <Lead>{say('messagesLead')}</Lead>
      <List>
        {kinds.map(kind => (
          <li key={kind}>
            <Switch label={say(kind)} checked={data[kind]} onCheckedChange={on => save({ [kind]: on })} />
          </li>
        ))}
        <li>
          <Switch
            label={say('digest')}
            checked={data.digest && !!user.email}
            disabled={!user.email}
            aria-describedby="digest-hint"
            onCheckedChange={digest => save({ digest })}
          />
          <Lead id="digest-hint">{say(user.email ? 'digestHint' : 'noEmail')}</Lead>
        </li>
      </List>
    </>
  );
}

const Lead = styled.p`
  margin: 0;
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;

const List = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  margin: ${theme.space[4]} 0 0;
  padding: 0;
  list-style: none;
`;
