import { Button, Collapsible, IconButton, RelativeTime, Skeleton, Tag, theme, usePhrases, useToast } from '@oj/ui';
import { RotateCw, Send, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useErrorToast } from '../../parts/useErrorToast';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useOutbox, useSettingMutations } from './useSettingAdmin';

/** Mails that were not sent: each can be sent again, or thrown away. */
export function Outbox({ canSend }: { canSend: boolean }) {
  const say = usePhrases(settingAdminPhrases);
  const { data, error, isFetching, refetch } = useOutbox();
  return (
    <Part aria-label={say('outbox')}>
      <Head>
        <h3>{say('outbox')}</h3>
        <p>{say('outboxLead')}</p>
        <IconButton size="small" label={say('refresh')} disabled={isFetching} onClick={() => void refetch()}>
          <RotateCw />
        </IconButton>
      </Head>
      {error && !data && <FailedQuery title={say('outboxFailed')} error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton lines={3} />}
      {data?.length === 0 && <Quiet>{say('outboxNone')}</Quiet>}
      {data?.map(({ id, sentAt, to, subject, text, failure }) => (
        <MailEntry
          key={id}
          title={
            <>
              {subject} <bdi>{to}</bdi>
            </>
          }
          aside={
            <>
              <Tag tone={failure ? 'danger' : 'neutral'}>{failure ? say('mailFailed', { failure }) : say('mailWaits')}</Tag>
              <RelativeTime at={sentAt} />
            </>
          }
        >
          <pre>{text}</pre>
          <MailButtons id={id} subject={subject} canSend={canSend} />
        </MailEntry>
      ))}
    </Part>
  );
}

function MailButtons({ id, subject, canSend }: { id: string; subject: string; canSend: boolean }) {
  const say = usePhrases(settingAdminPhrases);
  const toast = useToast();
  const showError = useErrorToast();
  const { resendMail, dropMail } = useSettingMutations();
  const told = (title: string) => ({ onSuccess: () => toast({ tone: 'success', title }), onError: showError });
  return (
    <Buttons>
      <Button
        size="small"
        aria-label={`${say('mailResend')}: ${subject}`}
        disabled={!canSend}
        pending={resendMail.isPending}
        onClick={() => resendMail.mutate(id, told(say('mailResent')))}
      >
        <Send aria-hidden /> {say('mailResend')}
      </Button>
      <Button
        size="small"
        tone="quiet"
        aria-label={`${say('mailDrop')}: ${subject}`}
        pending={dropMail.isPending}
        onClick={() => dropMail.mutate(id, told(say('mailDropped')))}
      >
        <Trash2 aria-hidden /> {say('mailDrop')}
      </Button>
    </Buttons>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[4]};
`;

const Part = styled.section`
  margin-block-start: ${theme.space[8]};
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[5]};
  margin-block-end: ${theme.space[3]};
  & > h3 {
    flex: none;
    margin: 0;
    font: ${theme.font.lead};
    font-weight: 600;
  }
  & > p {
    flex: 1;
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text2};
`;

const MailEntry = styled(Collapsible)`
  border-block-start: 1px solid ${theme.color.line};
  padding-block: ${theme.space[2]};
  & bdi {
    margin-inline-start: ${theme.space[4]};
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
  & time {
    flex: none;
    color: ${theme.color.text2};
    font: ${theme.font.label};
  }
  & pre {
    margin: 0;
    padding: ${theme.space[5]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    font: ${theme.font.code};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
