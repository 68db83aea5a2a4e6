import { Bell, Megaphone, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { linkStyle } from '../../primitives/Link/linkStyle';
import { usePhrases } from '../../locale/LocaleProvider';
import { MarkdownViewer } from '../MarkdownViewer/MarkdownViewer';
import { RelativeTime } from '../../primitives/RelativeTime/RelativeTime';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { isNotice, type Message, type NoticeMessage, type PersonMessage } from './message';
import { messageActionPhrases, messageListPhrases } from './messageListPhrases';

interface MessageRowProps {
  message: Message;
  onAskDelete: ((message: Message) => void) | undefined;
  renderLink: (url: string, children: ReactNode) => ReactNode;
  renderSenderLink: (sender: PersonMessage['sender'], children: ReactNode) => ReactNode;
}

/** One message: who did what where, or a notice. */
export function MessageRow({ message, onAskDelete, renderLink, renderSenderLink }: MessageRowProps) {
  const say = usePhrases(messageListPhrases);
  const notice = isNotice(message) ? message : undefined;
  const fromPerson = isNotice(message) ? undefined : message;
  return (
    <Row data-unread={message.unread || undefined} data-kind={message.kind}>
      {fromPerson ? (
        <Avatar name={fromPerson.sender.username} src={fromPerson.sender.avatarUrl ?? undefined} size={40} decorative />
      ) : (
        <Disc aria-hidden>{message.kind === 'system' ? <Megaphone /> : <Bell />}</Disc>
      )}
      <Text>
        <Head>
          <span>
            {message.unread && (
              <Dot>
                <span>{say('unread')}</span>
              </Dot>
            )}
            {fromPerson && <Who message={fromPerson} renderSenderLink={renderSenderLink} />}
            {notice && <strong>{notice.title}</strong>}
          </span>
          <Time at={message.createdAt} />
        </Head>
        {fromPerson && <What message={fromPerson} renderLink={renderLink} />}
        {notice && <Notice message={notice} />}
      </Text>
      {onAskDelete && (
        <IconButton label={say('remove')} size="small" onClick={() => onAskDelete(message)}>
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

function Who({
  message: { sender, senderCount: all = 1, otherSender: other, kind },
  renderSenderLink,
}: { message: PersonMessage } & Pick<MessageRowProps, 'renderSenderLink'>) {
  const act = usePhrases(messageActionPhrases);
  return (
    <span>
      <strong>{renderSenderLink(sender, <bdi>{sender.username}</bdi>)}</strong>
      {other && (all > 2 ? act('withMore', { other, count: all - 2 }) : <> {act('withOne', { other })}</>)}{' '}
      {act(kind === 'like' && all > 1 ? 'likes' : kind)}
    </span>
  );
}

function What({ message, renderLink }: { message: PersonMessage } & Pick<MessageRowProps, 'renderLink'>) {
  const say = usePhrases(messageListPhrases);
  const { sourceContent, quoteContent, sourceType, sourceTitle, url } = message;
  return (
    <>
      {sourceContent && <Said>{sourceContent}</Said>}
      {quoteContent && <Quote>{quoteContent}</Quote>}
      <Source data-part="source">
        {say(sourceType === 'contest' ? 'onContest' : 'onDiscussion')} · {renderLink(url, <bdi>{sourceTitle}</bdi>)}
      </Source>
    </>
  );
}

const Notice = ({ message }: { message: NoticeMessage }) => <MarkdownViewer size="compact" source={message.content} />;

const Row = styled.li`
  position: relative;
  display: flex;
  gap: ${theme.space[5]};
  padding: 14px 16px;
  &[data-unread] {
    background: ${theme.color.accentSoft};
    box-shadow: inset 3px 0 0 ${theme.color.accent};
  }
  & + & {
    border-block-start: 1px solid ${theme.color.line};
  }
  &:has([data-part='source'] a):hover {
    background: ${theme.color.hover};
  }
  & button,
  & strong a {
    position: relative;
    z-index: 1;
  }
`;

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};
  & > svg {
    width: 18px;
    height: 18px;
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
  font: ${theme.font.body};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[4]};
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  & strong {
    color: ${theme.color.text};
    font: ${theme.font.strong};
  }
  & a {
    ${linkStyle}
  }
  & strong a {
    color: inherit;
  }
`;

const Dot = styled.span`
  display: inline-block;
  margin-inline-end: 8px;
  width: 8px;
  height: 8px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  & > span {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Time = styled(RelativeTime)`
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Said = styled.p`
  display: -webkit-box;
  margin: 4px 0 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

const Quote = styled.blockquote`
  display: -webkit-box;
  margin: 6px 0 0;
  padding-inline-start: 10px;
  border-inline-start: 2px solid ${theme.color.lineStrong};
  overflow: hidden;
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Source = styled.p`
  margin: 6px 0 0;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;
  overflow-wrap: anywhere;
  & a {
    ${linkStyle}
  }
  /* The link is as large as the message. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;
