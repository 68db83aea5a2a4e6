import { isUnderway, Status } from '@oj/contract';
import { CaseGrid, formatMemory, formatTime, IconButton, linkStyle, phrases, theme, usePhrases } from '@oj/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePageScope } from '../../links/PageScope';
import { CaseFiles } from '../../submission/details/CaseFiles';
import { caseLimitsOf } from '../../submission/details/caseLimits';
import { JudgeMessage } from '../../submission/details/JudgeMessage';
import { measuresOf, useToCase, useToResults } from '../../submission/record';
import { submissionPhrases } from '../../submission/submissionPhrases';
import { useNoJudge } from '../../submission/useNoJudge';
import { useSubmission } from '../../submission/useSubmission';
import { VerdictLine } from '../../submission/VerdictLine';
import { CONSOLE_HEIGHT } from './consoleHeight';

const words = phrases('resultConsole', {
  title: { zh: '评测结果', en: 'Verdict' },
  fold: { zh: '收起评测结果', en: 'Fold the verdict' },
  unfold: { zh: '展开评测结果', en: 'Unfold the verdict' },
  details: { zh: '查看提交详情', en: 'See the submission' },
});

/** The console under the editor: the progress of the latest submission, case by case, then its verdict. */
export function ResultConsole({ submitId, problemId }: { submitId: number; problemId: string }) {
  const say = usePhrases(words);
  const { addresses } = usePageScope();
  const saySubmission = usePhrases(submissionPhrases);
  const toCase = useToCase();
  const toResults = useToResults();
  const [isFolded, setFolded] = useState(false);
  const { submission, limits, cases, progress, place } = useSubmission(submitId);
  const status = submission?.status ?? Status.pending;
  const noJudge = useNoJudge(status === Status.pending);
  const results = cases.data ? toResults(cases.data) : undefined;
  const finished = results?.cases;
  const shown = finished ?? progress?.cases.map(toCase) ?? [];
  const measures = measuresOf(submission ?? { status, time: null, memory: null });
  const hasRun = measures.timeMs !== null;
  return (
    <Console aria-label={say('title')} data-folded={isFolded || undefined}>
      <Head>
        <VerdictLine status={status} score={submission?.score} progress={progress} place={place} cases={finished} />
        <Measures>
          {typeof submission?.score === 'number' && `${saySubmission('points', { count: submission.score })} · `}
          {hasRun && `${formatTime(measures.timeMs)} · ${formatMemory(measures.memoryKb)} · `}
          <DetailLink to={addresses.submission(submitId, problemId)} title={say('details')}>
            #{submitId}
          </DetailLink>
        </Measures>
        <IconButton
          label={isFolded ? say('unfold') : say('fold')}
          size="small"
          tone="quiet"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </IconButton>
      </Head>
      {!isFolded && (
        <Body>
          {shown.length > 0 && (
            <CaseGrid
              cases={shown}
              total={finished ? undefined : progress?.total}
              limits={caseLimitsOf(limits)}
              renderDetail={judged => <CaseFiles judged={cases.data?.judgeCaseList.find(({ seq }) => seq === judged.place)} />}
              {...(results?.subtasks && { subtasks: results.subtasks })}
            />
          )}
          {isUnderway(status) && shown.length === 0 && <p>{saySubmission(noJudge ? 'noJudge' : 'casesAppear')}</p>}
          {submission && <JudgeMessage submission={submission} />}
        </Body>
      )}
    </Console>
  );
}

const Console = styled.section`
  position: relative;
  flex: none;
  height: ${CONSOLE_HEIGHT};
  overflow-y: auto;
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  &[data-folded] {
    height: auto;
  }
  ${theme.phone} {
    height: auto;
  }
`;

const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: 52px;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[4]} ${theme.space[6]};
  background: ${theme.color.surface};
  & > :first-child {
    flex: 1;
  }
  ${theme.phone} {
    position: static;
  }
`;

/** Has the height of a row of cases and the facts of one, so that the editor above does not move while they come. */
const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};
  min-height: 116px;
  padding: ${theme.space[2]} ${theme.space[6]} ${theme.space[6]};
  & > p {
    margin: 0;
    color: ${theme.color.text3};
    font: ${theme.font.body};
  }
`;

const Measures = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.number};
  ${theme.phone} {
    order: 1;
    flex-basis: 100%;
  }
`;

const DetailLink = styled(Link)`
  display: inline-block;
  padding-block: 4px;
  ${linkStyle}
  @media (pointer: coarse) {
    padding-block: 12px;
  }
`;
