import { isUnderway, Status } from '@oj/contract';
import { CaseGrid, formatMemory, formatTime, IconButton, linkStyle, phrases, theme, usePhrases, VerdictSeal } from '@oj/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { JudgeMessage } from '../submission/JudgeMessage';
import { toCase } from '../submission/record';
import { useSubmission } from '../submission/useSubmission';
import { problemPhrases } from './problemPhrases';

const words = phrases('resultConsole', {
  fold: { zh: '收起评测结果', en: 'Fold the verdict' },
  unfold: { zh: '展开评测结果', en: 'Unfold the verdict' },
});

/** Under the editor: how the submission just made is doing, case by case, then its verdict. */
export function ResultConsole({ submitId }: { submitId: number }) {
  const say = usePhrases(problemPhrases);
  const sayHere = usePhrases(words);
  const [isFolded, setFolded] = useState(false);
  const { submission, cases, progress } = useSubmission(submitId);
  const status = submission?.status ?? Status.pending;
  const finished = cases.data?.judgeCaseList.map(toCase);
  const shown = finished ?? progress?.cases.map(toCase) ?? [];
  return (
    <Console aria-label={say('result')}>
      <Head>
        <span aria-live="polite">
          <VerdictSeal status={status} size="medium" score={submission?.score} progress={progress} />
        </span>
        {isUnderway(status) && progress && <Quiet>{say('onCase', { done: progress.done, total: progress.total })}</Quiet>}
        <Measures>
          {!isUnderway(status) && submission && (
            <>
              {formatTime(submission.time)} · {formatMemory(submission.memory)} ·{' '}
            </>
          )}
          <DetailLink to={`/submission-detail/${submitId}`} title={say('details')}>
            #{submitId}
          </DetailLink>
        </Measures>
        <IconButton
          label={isFolded ? sayHere('unfold') : sayHere('fold')}
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
          {shown.length > 0 && <CaseGrid cases={shown} total={finished ? undefined : progress?.total} />}
          {submission && <JudgeMessage submission={submission} />}
        </Body>
      )}
    </Console>
  );
}

const Console = styled.section`
  flex: none;
  max-height: 46%;
  overflow-y: auto;
  border-block-start: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  ${theme.phone} {
    max-height: none;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  min-height: 56px;
  padding: ${theme.space[4]} ${theme.space[6]};
`;

const Body = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0 ${theme.space[6]} ${theme.space[6]};
  &:empty {
    display: none;
  }
`;

const Quiet = styled.span`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const Measures = styled.span`
  margin-inline-start: auto;
  color: ${theme.color.text3};
  font: ${theme.font.number};
`;

const DetailLink = styled(Link)`
  ${linkStyle}
`;
