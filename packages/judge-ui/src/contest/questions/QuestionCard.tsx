import type { Question } from '@oj/contract';
import { Button, MarkdownViewer, Tag, theme, usePhrases } from '@oj/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LongText } from '../../comment/LongText';
import { withMentions } from '../../comment/withMentions';
import { VersionsDialog } from '../../comment/VersionsDialog';
import { Participant } from '../hall/Participant';
import { useUser } from '../../session/SessionProvider';
import { contestTimeOf } from './contestTimeOf';
import { questionPhrases } from './questionPhrases';
import { QuestionReplies } from './QuestionReplies';

/** What an organiser does with a question. */
export interface QuestionActs {
  onClaim: (question: Question, claimed: boolean) => void;
  onAnswer: (question: Question) => void;
  onAnsweredChange: (question: Question, answered: boolean) => void;
  /** A reply to the question is removed when it is given, otherwise the question. */
  onRemove: (question: Question, replyId?: number) => void;
}

interface QuestionCardProps {
  cid: number;
  question: Question;
  /** Something is being done with it: its buttons wait. */
  isBusy: boolean;
  /** Undefined for those who only read. */
  acts: QuestionActs | undefined;
  /** The form in which it is answered, while that is open. */
  form: ReactNode;
}

/** The place that gets the focus when a question is the next one. */
export const placeOf = (id: number) => `comment-${id}`;

/** A question with its answers, and what can be done with it. */
export function QuestionCard({ cid, question, form, isBusy, acts }: QuestionCardProps) {
  const say = usePhrases(questionPhrases);
  const { id, content, mentions, question: state, name } = question;
  return (
    <Article id={placeOf(id)} tabIndex={-1} aria-label={say(state === null ? 'toAllBy' : 'by', { name })} data-state={state ?? 'word'}>
      <Facts question={question} />
      <LongText>
        <MarkdownViewer size="compact" source={withMentions(content, mentions)} />
      </LongText>
      <QuestionReplies cid={cid} question={question} onRemove={acts && (replyId => acts.onRemove(question, replyId))} />
      {form ?? (acts && <Acts question={question} isBusy={isBusy} {...acts} />)}
    </Article>
  );
}

function Facts({ question }: { question: Question }) {
  const say = usePhrases(questionPhrases);
  const uid = useUser()?.uid;
  const { question: state, displayId, displayTitle, fromName, name, realname, time, helper, gmtEdited } = question;
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const others = [name !== fromName && name, realname !== name && realname].filter(Boolean).join(' · ');
  return (
    <Row>
      <Participant username={fromName} realname={others || null} />
      <About>
        {displayId === null ? (
          say(state === null ? 'toAll' : 'general')
        ) : (
          <bdi>
            <b>{displayId}</b> {displayTitle}
          </bdi>
        )}
      </About>
      <Time aria-label={say('time', { time: contestTimeOf(time) })}>{contestTimeOf(time)}</Time>
      {state && <Tag tone={state === 'open' ? 'warning' : 'success'}>{say(state)}</Tag>}
      {helper && <Tag tone="accent">{helper.uid === uid ? say('claimedByMe') : say('claimedBy', { name: helper.username })}</Tag>}
      {gmtEdited && (
        <Button size="small" tone="quiet" aria-label={say('versions')} onClick={() => setIsHistoryOpen(true)}>
          {say('edited')}
        </Button>
      )}
      <VersionsDialog id={isHistoryOpen ? question.id : undefined} onClose={() => setIsHistoryOpen(false)} />
    </Row>
  );
}

type ActsProps = Pick<QuestionCardProps, 'question' | 'isBusy'> & QuestionActs;

function Acts({ question, isBusy, onClaim, onAnswer, onAnsweredChange, onRemove }: ActsProps) {
  const say = usePhrases(questionPhrases);
  const { question: state, helper, mayDelete } = question;
  const isOpen = state === 'open';
  return (
    <Buttons>
      {state && (
        <Button size="small" tone={isOpen ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => onAnswer(question)}>
          {say(isOpen ? 'answer' : 'answerMore')}
        </Button>
      )}
      {isOpen && (
        <Button size="small" disabled={isBusy} onClick={() => onClaim(question, helper === null)}>
          {say(helper ? 'release' : 'claim')}
        </Button>
      )}
      {state && (
        <Button size="small" disabled={isBusy} onClick={() => onAnsweredChange(question, isOpen)}>
          {say(isOpen ? 'markAnswered' : 'markOpen')}
        </Button>
      )}
      {mayDelete && (
        <Button size="small" tone="quiet" disabled={isBusy} onClick={() => onRemove(question)}>
          {say('remove')}
        </Button>
      )}
    </Buttons>
  );
}

const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding: ${theme.space[6]} 22px;
  border-inline-start: 3px solid transparent;
  scroll-margin-block-start: 96px;
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
  &[data-state='open'] {
    border-inline-start-color: ${theme.color.accent};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -2px;
  }
  ${theme.phone} {
    padding-inline: ${theme.space[5]};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  min-width: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const About = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Time = styled.span.attrs({ role: 'img' })`
  color: ${theme.color.text2};
  font: ${theme.font.number};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
