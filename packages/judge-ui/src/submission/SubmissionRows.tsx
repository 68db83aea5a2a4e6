import type { Status, SubmissionRow } from '@oj/contract';
import { linkStyle, type SubmissionColumn, type SubmissionRecord, SubmissionTable, type RenderSubmissionLink } from '@oj/ui';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../links/PageScope';
import { ProblemLink } from '../links/ProblemLink';
import { userAddress } from '../links/userAddress';
import { useUser } from '../session/SessionProvider';
import { toRecord } from './record';

const JudgingMenu = lazy(async () => ({ default: (await import('../judging/JudgingMenu')).JudgingMenu }));

interface SubmissionRowsProps {
  rows: readonly SubmissionRow[];
  hidden?: readonly SubmissionColumn[] | undefined;
  /** Marks the reader's own rows. Default true. */
  markOwn?: boolean;
  loading?: boolean;
  empty?: ReactNode;
}

const NONE: readonly SubmissionColumn[] = [];

/** The table of submissions with the addresses of this site. */
export function SubmissionRows({ rows, hidden = NONE, markOwn = true, loading = false, empty }: SubmissionRowsProps) {
  const user = useUser();
  const myUid = markOwn ? user?.uid : undefined;
  const records = useMemo(() => rows.map(row => toRecord(row, myUid)), [rows, myUid]);
  const mayJudge = user?.roleList.includes('root') ?? false;
  return (
    <SubmissionTable
      submissions={records}
      framed={false}
      hiddenColumns={hidden}
      renderLink={renderLink}
      {...(mayJudge && { renderActions })}
      loading={loading}
      empty={empty}
    />
  );
}

const renderActions = ({ id, status, score = null }: SubmissionRecord) => (
  <Suspense fallback={null}>
    <JudgingMenu submitId={Number(id)} status={status as Status} score={score} />
  </Suspense>
);

const renderLink: RenderSubmissionLink = (target, { id, problemLabel, author }, children) => {
  if (target === 'problem') return <ProblemLink problemId={problemLabel}>{children}</ProblemLink>;
  if (target === 'author') return <PlainLink address={userAddress(author)}>{children}</PlainLink>;
  return (
    <SubmissionLink id={Number(id)} problemId={problemLabel}>
      {children}
    </SubmissionLink>
  );
};

function SubmissionLink({ id, problemId, children }: { id: number; problemId: string; children: ReactNode }) {
  const { addresses } = usePageScope();
  return <PlainLink address={addresses.submission(id, problemId)}>{children}</PlainLink>;
}

const PlainLink = ({ address, children }: { address: string; children: ReactNode }) => (
  <InkLink to={address} data-tone="ink">
    {children}
  </InkLink>
);

const InkLink = styled(Link)`
  ${linkStyle}
`;
