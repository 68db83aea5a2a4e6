import { contestTypes, type Language, type ProblemDetail, statementTexts, Status } from '@oj/contract';
import { parseExamples } from '@oj/contract/examples';
import { Button, linkStyle, Popover, ProblemPaper, Skeleton, Tag, theme, usePhrases, visuallyHidden } from '@oj/ui';
import { ChartPie, ListChecks, MessagesSquare, Pencil } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { addressesIn, usePageScope } from '../../links/PageScope';
import { problemFormAddress } from '../../links/problemEditorAddress';
import { useSite } from '../../site/useSite';
import { replaceEarlyStatement } from './earlyProblem';
import { limitsOf } from './limitsOf';
import { problemPhrases } from '../problemPhrases';
import { StatementText } from './StatementText';

/** A visitor has no status. */
const VerdictSeal = lazy(async () => ({ default: (await import('@oj/ui/VerdictSeal')).VerdictSeal }));
const StatisticDialog = lazy(async () => ({ default: (await import('./StatisticDialog')).StatisticDialog }));

interface StatementProps {
  detail: ProblemDetail;
  /** The chosen one. */
  language: Language | undefined;
}

/** The statement of a problem with the reader's status and its tags. */
export function Statement({
  detail: { problem, powers, publicId = problem.problemId, gid: ownGid, typeset, tags, problemCount, discussionNum, myStatus },
  language,
}: StatementProps) {
  const say = usePhrases(problemPhrases);
  const page = usePageScope();
  const { cid } = page;
  const gid = ownGid ?? page.gid;
  const addresses = ownGid ? addressesIn(ownGid) : page.addresses;
  const samples = useMemo(() => parseExamples(problem.examples), [problem.examples]);
  const sections = Object.fromEntries(
    statementTexts.map(name => [name, problem[name].trim() && <StatementText source={problem[name]} typeset={typeset?.[name]} />]),
  );
  const [showsStatistic, setShowsStatistic] = useState(false);
  const { data: site } = useSite();
  const discussions = (gid === undefined ? site?.openPublicDiscussion : site?.openGroupDiscussion) && addresses.discussions?.(publicId);
  useLayoutEffect(replaceEarlyStatement, []);
  const hasStatus = myStatus !== null && myStatus !== Status.notSubmitted;
  return (
    <ProblemPaper
      label={problem.problemId}
      title={problem.title}
      limits={{
        ...limitsOf(problem, language),
        passRate: problemCount.total ? problemCount.ac / problemCount.total : null,
      }}
      tags={
        <Tags>
          {hasStatus && (
            <Seal>
              <Suspense fallback={<Skeleton width={41} height={22} />}>
                <VerdictSeal status={myStatus} />
              </Suspense>
            </Seal>
          )}
          {problem.type === contestTypes.oi && problem.ioScore !== null && <Tag>{say('score', { score: problem.ioScore })}</Tag>}
          {problem.isFileIO && <Tag>{say('readsFile', { name: problem.ioReadFileName ?? '' })}</Tag>}
          {problem.isFileIO && <Tag>{say('writesFile', { name: problem.ioWriteFileName ?? '' })}</Tag>}
          {tags.length > 0 ? (
            <Popover
              label={say('tags', { count: tags.length })}
              trigger={
                <Button size="small" tone="quiet">
                  {say('tags', { count: tags.length })}
                </Button>
              }
            >
              <Tags>
                {tags.map(tag => (
                  <Tag key={tag.id}>{tag.name}</Tag>
                ))}
              </Tags>
            </Popover>
          ) : (
            <Tag>{say(cid === undefined ? 'noTag' : 'ofContest')}</Tag>
          )}
        </Tags>
      }
      links={
        <>
          <ToCode href="#code">{say('toCode')}</ToCode>
          <PageLink to={addresses.solutions(publicId)}>
            <ListChecks aria-hidden /> {say('solutions')}
          </PageLink>
          {discussions && (
            <PageLink to={discussions}>
              <MessagesSquare aria-hidden /> {discussionNum ? say('discussionCount', { count: discussionNum }) : say('discussion')}
            </PageLink>
          )}
          {powers?.change && (
            <PageLink to={problemFormAddress(problem.gid ?? undefined, problem.id)}>
              <Pencil aria-hidden /> {say('edit')}
            </PageLink>
          )}
          <Button size="small" tone="quiet" onClick={() => setShowsStatistic(true)}>
            <ChartPie aria-hidden /> {say('statistic')}
          </Button>
          {showsStatistic && (
            <Suspense fallback={null}>
              <StatisticDialog counts={problemCount} open onOpenChange={setShowsStatistic} />
            </Suspense>
          )}
        </>
      }
      samples={samples}
      sections={sections}
    />
  );
}

/** Skip link to the code for keyboards; on a phone the code has a tab. */
const ToCode = styled.a`
  &:not(:focus-visible) {
    ${visuallyHidden}
  }
  ${theme.phone} {
    display: none;
  }
  ${linkStyle}
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
`;

/** It comes with a verdict: the line is no higher with it. */
const Seal = styled.span`
  display: inline-flex;
  margin-block: -2px;
`;

const PageLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 24px;
  ${linkStyle}
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
