import { Collapsible, IconButton, RelativeTime, Skeleton, theme, usePhrases } from '@oj/ui';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { settingAdminPhrases } from './settingAdminPhrases';
import { useOutbox } from './useSettingAdmin';

/** Mails that were stored because no mail server is configured. */
export function Outbox() {
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
      {data?.map(({ sentAt, to, subject, text }) => (
        <Letter
          key={`${sentAt.getTime()} ${to}`}
          title={
            <>
              {subject} <bdi>{to}</bdi>
            </>
          }
          aside={<RelativeTime at={sentAt} />}
        >
          <pre>{text}</pre>
        </Letter>
      ))}
    </Part>
  );
}

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

const Letter = styled(Collapsible)`
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
