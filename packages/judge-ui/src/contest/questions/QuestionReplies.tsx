import type { Question, Reply } from '@oj/contract';
import { Button, IconButton, MarkdownViewer, RelativeTime, theme, usePhrases } from '@oj/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withMentions } from '../../comment/withMentions';
import { questionPhrases } from './questionPhrases';
import { useAllReplies } from './useQuestions';

interface QuestionRepliesProps {
  cid: number;
  question: Question;
  /** Undefined for those who only read. */
  onRemove: ((replyId: number) => void) | undefined;
}

/** What was answered, and what the participant asked further: the first of it, or all. */
export function QuestionReplies({ cid, question: { id, replyList, totalReplyNum }, onRemove }: QuestionRepliesProps) {
  const say = usePhrases(questionPhrases);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const all = useAllReplies(cid, id, isUnfolded);
  const replies = all ?? replyList;
  if (!totalReplyNum) return null;
  return (
    <div>
      <List aria-label={say('replies')}>
        {replies.map(reply => (
          <Said key={reply.id} reply={reply} onRemove={onRemove} />
        ))}
      </List>
      {replies.length < totalReplyNum && (
        <Button size="small" tone="quiet" pending={isUnfolded && !all} onClick={() => setIsUnfolded(true)}>
          {say('moreReplies', { count: totalReplyNum })}
        </Button>
      )}
    </div>
  );
}

function Said({ reply, onRemove }: { reply: Reply } & Pick<QuestionRepliesProps, 'onRemove'>) {
  const say = usePhrases(questionPhrases);
  const { id, content, mentions, fromName, gmtCreate, mayDelete } = reply;
  return (
    <li>
      <From>
        <bdi>{fromName}</bdi> <RelativeTime at={gmtCreate} />
        {onRemove && mayDelete && (
          <IconButton size="small" tone="quiet" label={say('removeReply', { name: fromName })} onClick={() => onRemove(id)}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </From>
      <MarkdownViewer size="compact" source={withMentions(content, mentions)} />
    </li>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0 0 0 ${theme.space[5]};
  border-inline-start: 2px solid ${theme.color.line};
  list-style: none;
`;

const From = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;
