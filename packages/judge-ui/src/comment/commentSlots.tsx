import { QuietButton, type ReplyTarget, Tag, theme, type ThreadSlots, usePhrases, useToast } from '@oj/ui';
import { History, Pencil, Quote } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useUser } from '../session/SessionProvider';
import { commentPhrases } from './commentPhrases';
import { LongText } from './LongText';
import { quoted } from './quoted';
import { ReportComment } from './ReportComment';
import { useThreadPlace } from './threadPlace';
import { useCommentChanges } from './useCommentChanges';
import { useKeepText } from '../parts/storage/useKeptText';
import { VersionsDialog } from './VersionsDialog';
import { WritingField } from './WritingField';

const draftKeyOf = ({ comment, reply }: ReplyTarget) => `reply.${(reply ?? comment).id}`;

/** Whether a question is answered, and whether a text was changed. */
function Mark(target: ReplyTarget) {
  const say = usePhrases(commentPhrases);
  const wire = useThreadPlace().wireOf(target);
  const question = wire && 'question' in wire ? wire.question : null;
  const displayId = wire && 'displayId' in wire ? wire.displayId : null;
  return (
    <>
      {displayId !== null && <Tag>{displayId}</Tag>}
      {question && <Tag tone={question === 'open' ? 'warning' : 'success'}>{say(question)}</Tag>}
      {wire?.gmtEdited && <Edited>{say('edited')}</Edited>}
    </>
  );
}

/** Quote, edit, earlier versions. */
function Actions({ onAnswer, ...target }: ReplyTarget & { onAnswer: () => void }) {
  const say = usePhrases(commentPhrases);
  const { wireOf, edit, moderates } = useThreadPlace();
  const uid = useUser()?.uid;
  const quote = useQuote(target, onAnswer);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const wire = wireOf(target);
  if (!wire) return null;
  return (
    <>
      {wire.mayReply && (
        <QuietButton type="button" onClick={quote}>
          <Quote aria-hidden />
          {say('quote')}
        </QuietButton>
      )}
      {wire.mayEdit && (
        <QuietButton type="button" onClick={() => edit(wire.id)}>
          <Pencil aria-hidden />
          {say('edit')}
        </QuietButton>
      )}
      {moderates && wire.gmtEdited && (
        <QuietButton type="button" onClick={() => setIsHistoryOpen(true)}>
          <History aria-hidden />
          {say('versions')}
        </QuietButton>
      )}
      {wire.fromUid !== uid && <ReportComment id={wire.id} />}
      <VersionsDialog id={isHistoryOpen ? wire.id : undefined} onClose={() => setIsHistoryOpen(false)} />
    </>
  );
}

/** Puts the text into the reply that is being written, each line behind a `>`. */
function useQuote(target: ReplyTarget, onAnswer: () => void) {
  const keep = useKeepText();
  const { wireOf } = useThreadPlace();
  return () => {
    const content = wireOf(target)?.content ?? '';
    keep(draftKeyOf(target), before => `${before}${before && '\n\n'}${quoted(content)}\n\n`);
    onAnswer();
  };
}

/** The text, folded when it is long; the form while it is edited. */
function Text({ children, ...target }: ReplyTarget & { children: ReactNode }) {
  const say = usePhrases(commentPhrases);
  const toast = useToast();
  const { owner, editedId, edit, wireOf } = useThreadPlace();
  const { change } = useCommentChanges(owner);
  const { id } = target.reply ?? target.comment;
  if (editedId !== id) return <LongText>{children}</LongText>;
  const save = async (next: string) => {
    await change(id, next);
    toast({ tone: 'success', title: say('saved') });
    edit(undefined);
  };
  return (
    <WritingField
      draftKey={`edit.${id}`}
      first={wireOf(target)?.content ?? ''}
      label={say('editing')}
      submitLabel={say('save')}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just asked to write here
      autoFocus
      onCancel={() => edit(undefined)}
      onSend={draft => save(draft.content)}
    />
  );
}

function ReplyForm({ target, onDone }: { target: ReplyTarget; onDone: () => void }) {
  const say = usePhrases(commentPhrases);
  const toast = useToast();
  const { owner } = useThreadPlace();
  const { reply } = useCommentChanges(owner);
  const label = say('replyTo', { name: (target.reply ?? target.comment).author.username });
  return (
    <WritingField
      draftKey={draftKeyOf(target)}
      label={label}
      placeholder={label}
      submitLabel={say('reply')}
      rows={3}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just asked to write here
      autoFocus
      onCancel={onDone}
      onSend={async draft => {
        await reply(target, draft);
        toast({ tone: 'success', title: say('replied') });
        onDone();
      }}
    />
  );
}

export const commentSlots: ThreadSlots = { Mark, Actions, Text, ReplyForm };

const Edited = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;
