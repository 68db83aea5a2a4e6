import type { Question } from '@oj/contract';
import { Alert, CommentForm, Select, Switch, TextField, theme, usePhrases } from '@oj/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { quoted } from '../../comment/quoted';
import { newKey } from '../../parts/newKey';
import { useKeptText } from '../../parts/storage/useKeptText';
import { useUser } from '../../session/SessionProvider';
import { answerPhrases } from './questionPhrases';
import { usePreparedAnswers, type SentAnswer } from './useQuestions';

interface AnswerFormProps {
  cid: number;
  question: Question;
  /** State of the question when the form was opened. */
  known: 'open' | 'answered';
  /** Sends the answer. When it rejects, the text stays. */
  onSend: (answer: SentAnswer) => Promise<unknown>;
  onCancel: () => void;
}

/** What was sent last: the same words go under the same key, so that they are stored once. */
interface Draft {
  words: string;
  clientKey: string;
}

/** Answers a question, to the participant who asked or to all; says before it is sent that another organiser was quicker. */
export function AnswerForm({ cid, question, known, onSend, onCancel }: AnswerFormProps) {
  const say = usePhrases(answerPhrases);
  const sayError = usePhrases(errorPhrases);
  const [text, setText] = useKeptText(`answer.${question.id}`);
  const announcing = useAnnouncing(question);
  const warning = useWarning(question, known);
  const tried = useRef<Draft>(undefined);
  const send = (content: string) => {
    const announcement = announcing.of(content);
    const words = JSON.stringify([content, announcement]);
    if (tried.current?.words !== words) tried.current = { words, clientKey: newKey() };
    const { clientKey } = tried.current;
    return onSend({
      id: question.id,
      content,
      clientKey,
      known: question.question ?? known,
      force: warning !== undefined,
      ...(announcement && { announcement }),
    });
  };
  const label = warning === undefined ? say(announcing.isOn ? 'sendToAll' : 'send') : say('sendAnyway');
  return (
    <Stack>
      {warning !== undefined && <Alert tone="warning" urgent title={warning} />}
      <Prepared cid={cid} onChoose={chosen => setText(text.trim() ? `${text.trimEnd()}\n${chosen}` : chosen)} />
      {announcing.fields}
      <CommentForm
        label={say('text')}
        placeholder={say('text')}
        rows={3}
        submitLabel={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the organiser just asked to write here
        autoFocus
        value={text}
        onValueChange={setText}
        onSubmit={send}
        onCancel={onCancel}
        describeError={reason => sentenceFor(reason, sayError)}
      />
    </Stack>
  );
}

/** What stands in the way: another organiser has the question, or has answered it since the form was opened. */
function useWarning({ question, helper }: Question, known: AnswerFormProps['known']): string | undefined {
  const say = usePhrases(answerPhrases);
  const uid = useUser()?.uid;
  if (known === 'open' && question === 'answered') return say('meanwhile');
  return helper && helper.uid !== uid ? say('claimed', { name: helper.username }) : undefined;
}

const MOST_TITLE_CHARACTERS = 255;
const LONGEST_FIRST_TITLE = 60;

/** The title of an announcement that somebody only has to agree with: the problem, or the first words of the question. */
function firstTitleOf({ displayId, displayTitle, content }: Question): string {
  if (displayId !== null) return `${displayId}. ${displayTitle ?? ''}`.trim().slice(0, MOST_TITLE_CHARACTERS);
  const [firstLine = ''] = content.split('\n');
  return [...firstLine].slice(0, LONGEST_FIRST_TITLE).join('');
}

/** The announcement that goes out with the answer. */
function useAnnouncing(question: Question) {
  const say = usePhrases(answerPhrases);
  const [isOn, setIsOn] = useState(false);
  const proposed = firstTitleOf(question);
  const [title, setTitle] = useState(proposed);
  const [isQuoted, setIsQuoted] = useState(true);
  const fields = (
    <>
      <Switch label={say('toAll')} checked={isOn} onCheckedChange={setIsOn} />
      {isOn && (
        <>
          <Hint>{say('toAllHint')}</Hint>
          <TextField
            label={say('title')}
            value={title}
            placeholder={proposed}
            maxLength={MOST_TITLE_CHARACTERS}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Switch label={say('quote')} checked={isQuoted} onCheckedChange={setIsQuoted} />
        </>
      )}
    </>
  );
  const of = (answer: string) =>
    isOn ? { title: title.trim() || proposed, content: isQuoted ? `${quoted(question.content)}\n\n${answer}` : answer } : undefined;
  return { isOn, fields, of };
}

const builtIn = ['yes', 'no', 'noComment', 'readStatement', 'announced'] as const;

/** Answers that are given often: those of every contest in the reader's language, and those that the organisers have prepared. */
function Prepared({ cid, onChoose }: { cid: number; onChoose: (answer: string) => void }) {
  const say = usePhrases(answerPhrases);
  const own = usePreparedAnswers(cid).data?.answers ?? [];
  const answers = [...new Set([...own, ...builtIn.map(each => say(each))])];
  return (
    <Select
      label={say('prepared')}
      labelHidden
      placeholder={say('choose')}
      options={answers.map(value => ({ value, label: value }))}
      value=""
      onValueChange={value => value && onChoose(value)}
    />
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
