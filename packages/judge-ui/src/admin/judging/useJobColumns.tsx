import type { QueuedJob } from '@oj/contract';
import { type Column, RelativeTime, Tag, theme, touchTarget, usePhrases } from '@oj/ui';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { judgeQueuePhrases } from './judgeQueuePhrases';

/** What a job is called. */
export function useJobName() {
  const say = usePhrases(judgeQueuePhrases);
  return useCallback(
    ({ kind, submitId }: QueuedJob) => {
      if (submitId !== null) return say('submission', { id: submitId });
      return kind === 'submission' || kind === 'customTest' ? say('customTest') : say(`kind${kind}`);
    },
    [say],
  );
}

/** What all lists of jobs show. */
export function useJobColumns(): readonly Column<QueuedJob>[] {
  const say = usePhrases(judgeQueuePhrases);
  const nameOf = useJobName();
  return useMemo(
    () => [
      {
        key: 'what',
        header: say('what'),
        cell: job => (
          <Lines>
            {job.submitId === null ? <span>{nameOf(job)}</span> : <Link to={`/submission-detail/${job.submitId}`}>{nameOf(job)}</Link>}
            <small>
              {job.problem && `${job.problem.problemId} ${job.problem.title}`}
              {job.attempt > 1 && ` · ${say('attempt', { count: job.attempt })}`}
            </small>
          </Lines>
        ),
      },
      { key: 'who', header: say('who'), width: '140px', truncate: true, cell: ({ username }) => <bdi>{username}</bdi> },
      { key: 'language', header: say('language'), width: '132px', cell: ({ language }) => language ?? '—' },
      {
        key: 'priority',
        header: say('priority'),
        width: '132px',
        cell: ({ priority }) => <Tag tone={priority === 'urgent' ? 'warning' : 'neutral'}>{say(priority)}</Tag>,
      },
      { key: 'since', header: say('since'), width: '112px', cell: ({ queuedAt }) => <RelativeTime at={queuedAt} /> },
    ],
    [say, nameOf],
  );
}

const Lines = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  & > a {
    ${touchTarget}
  }
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
  & > small:empty {
    display: none;
  }
`;
