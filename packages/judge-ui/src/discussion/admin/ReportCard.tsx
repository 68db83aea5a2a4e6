import type { DiscussionReport, ReportDecision } from '@oj/contract';
import { Button, focusRing, Kbd, linkStyle, RelativeTime, reportLabelPhrases, Tag, theme, usePhrases } from '@oj/ui';
import { forwardRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { userAddress } from '../../links/userAddress';
import { useErrorToast } from '../../parts/useErrorToast';
import { discussionAdminPhrases } from './discussionAdminPhrases';
import { useDiscussionAdminMutations } from './useDiscussionAdmin';

interface ReportCardProps {
  report: DiscussionReport;
  /** Whether the single keys of the page act on this report. */
  isCurrent: boolean;
  isPending: boolean;
  onFocus: () => void;
  onDecide: (decision: ReportDecision) => void;
}

const decisions = [
  ['keep', '1', 'secondary'],
  ['hide', '2', 'secondary'],
  ['mute', '3', 'danger'],
] as const;

/** A comment is not disabled but deleted. */
const ofComment = { hide: 'remove', mute: 'removeAndMute' } as const;

/** A report with what it is about, and the decisions about it. */
export const ReportCard = forwardRef<HTMLElement, ReportCardProps>(function ReportCard(
  { report, isCurrent, isPending, onFocus, onDecide },
  ref,
) {
  const say = usePhrases(discussionAdminPhrases);
  const sayLabel = usePhrases(reportLabelPhrases);
  const { discussionTitle: title, discussionAuthor, excerpt, labels, content, reporter, gmtCreate, state, isMuted } = report;
  return (
    <Article
      ref={ref}
      tabIndex={-1}
      data-report
      data-current={isCurrent || undefined}
      aria-label={say('reportOf', { title })}
      onFocus={onFocus}
    >
      <h2>
        {state === 'deleted' ? (
          <bdi>{title}</bdi>
        ) : (
          <Link to={report.url}>
            <bdi>{title}</bdi>
          </Link>
        )}
      </h2>
      <Line>
        {report.commentId !== null && <Tag>{say('comment')}</Tag>}
        <Link to={userAddress(discussionAuthor)}>
          <bdi>{discussionAuthor}</bdi>
        </Link>
        {isMuted && <Tag tone="warning">{say('isMuted')}</Tag>}
        {state !== 'shown' && <Tag tone="danger">{say(state)}</Tag>}
      </Line>
      <blockquote>{excerpt}</blockquote>
      <Line>
        {say('by')}{' '}
        <Link to={userAddress(reporter)}>
          <bdi>{reporter}</bdi>
        </Link>
        <RelativeTime at={gmtCreate} />
        {labels.map(label => (
          <Tag key={label} tone="danger">
            {sayLabel(label)}
          </Tag>
        ))}
      </Line>
      {content && (
        <p>
          {say('reason')}: <bdi>{content}</bdi>
        </p>
      )}
      <Line>
        {report.status ? (
          <Reopen id={report.id} />
        ) : (
          decisions.map(([decision, key, tone]) => (
            <Button key={decision} size="small" tone={tone} disabled={isPending} onClick={() => onDecide(decision)}>
              {say(report.commentId === null || decision === 'keep' ? decision : ofComment[decision])} <Kbd aria-hidden>{key}</Kbd>
            </Button>
          ))
        )}
      </Line>
    </Article>
  );
});

function Reopen({ id }: { id: number }) {
  const say = usePhrases(discussionAdminPhrases);
  const showError = useErrorToast();
  const { checkReport } = useDiscussionAdminMutations();
  return (
    <Button size="small" pending={checkReport.isPending} onClick={() => checkReport.mutate({ id, status: false }, { onError: showError })}>
      {say('reopen')}
    </Button>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  ${focusRing}
  &[data-current] {
    border-inline-start: 3px solid ${theme.color.accent};
  }
  & h2 {
    margin: 0;
    font: ${theme.font.lead};
    overflow-wrap: anywhere;
  }
  & p,
  & blockquote {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & blockquote {
    padding: ${theme.space[4]} ${theme.space[5]};
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
    white-space: pre-wrap;
  }
  & a {
    ${linkStyle}
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  color: ${theme.color.text2};
`;
