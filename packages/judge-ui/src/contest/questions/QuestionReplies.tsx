import type { Question, Reply } from '@oj/contract';
import { Button, MarkdownViewer, RelativeTime, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { withMentions } from '../../comment/withMentions';
import { questionPhrases } from './questionPhrases';
import { useAllReplies } from './useQuestions';

/** What was answered, and what the participant asked further: the first of it, or all. */
export function QuestionReplies({ cid, question: { id, replyList, totalReplyNum } }: { cid: number; question: Question }) {
  const say = usePhrases(questionPhrases);
  const [isUnfolded, setIsUnfolded] = useState(false);
  const all = useAllReplies(cid, id, isUnfolded);
  const replies = all ?? replyList;
  if (!totalReplyNum) return null;
  return (
    <div>
      <List aria-label={say('replies')}>
        {replies.map(reply => (
          <Said key={reply.id} reply={reply} />
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

const Said = ({ reply: { content, mentions, fromName, gmtCreate } }: { reply: Reply }) => (
  <li>
    <From>
      <bdi>{fromName}</bdi> <RelativeTime at={gmtCreate} />
    </From>
    <MarkdownViewer size="compact" source={withMentions(content, mentions)} />
  </li>
);

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
  color: ${theme.color.text3};
  font: ${theme.font.caption};
  overflow-wrap: anywhere;
`;
