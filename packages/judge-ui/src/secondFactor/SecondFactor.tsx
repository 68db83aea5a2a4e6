import { Alert, Button, RelativeTime, Skeleton, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useErrorToast } from '../parts/useErrorToast';
import { RecoveryCodesDialog } from './RecoveryCodes';
import { secondFactorPhrases } from './secondFactorPhrases';
import { SetUpDialog } from './SetUpDialog';
import { useRemoveSecondFactor, useRenewRecoveryCodes, useSecondFactor } from './useSecondFactor';

const FEW = 3;

/** Whether the account asks for codes of an app, and the ways to set that up and to end it. */
export function SecondFactor() {
  const say = usePhrases(secondFactorPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { data, error, isPending, refetch } = useSecondFactor();
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveSecondFactor();
  const [open, setOpen] = useState<'setUp' | 'remove'>();
  if (isPending) return <Skeleton lines={2} height={20} />;
  if (error && !data) return <FailedQuery title={say('failed')} error={error} onRetry={refetch} />;
  const { since, recoveryCodesLeft } = data;
  const close = () => setOpen(undefined);
  const removeIt = async () => {
    await remove.mutateAsync();
    toast({ tone: 'success', title: say('removed') });
  };
  return (
    <>
      <Lead>{say('lead')}</Lead>
      <Facts>
        <Tag tone={since ? 'success' : 'neutral'}>{say(since ? 'on' : 'off')}</Tag>
        {since && (
          <span>
            {say('since')} <RelativeTime at={since} /> · {say('left', { count: recoveryCodesLeft })}
          </span>
        )}
      </Facts>
      {since && recoveryCodesLeft < FEW && <Alert tone="warning">{say('few')}</Alert>}
      <Buttons>
        {since ? (
          <>
            <Button size="small" pending={renew.isPending} onClick={() => renew.mutate(undefined, { onError: showError })}>
              {say('renew')}
            </Button>
            <Button size="small" tone="danger" onClick={() => setOpen('remove')}>
              {say('remove')}
            </Button>
          </>
        ) : (
          <Button size="small" onClick={() => setOpen('setUp')}>
            {say('begin')}
          </Button>
        )}
      </Buttons>
      {open === 'setUp' && <SetUpDialog onClose={close} />}
      {renew.data && <RecoveryCodesDialog codes={renew.data.recoveryCodes} onClose={() => renew.reset()} />}
      <ConfirmDialog
        title={say('remove')}
        description={say('removeWarning')}
        confirm={say('remove')}
        open={open === 'remove'}
        onClose={close}
        onConfirm={removeIt}
      />
    </>
  );
}

const Lead = styled.p`
  max-width: 72ch;
  margin: 0 0 ${theme.space[5]};
  color: ${theme.color.text2};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[5]};
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-block-start: ${theme.space[5]};
`;
