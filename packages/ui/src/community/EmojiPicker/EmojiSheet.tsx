import { type Category, EmojiPicker as Frimousse } from 'frimousse';
import { type ComponentPropsWithoutRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLocale, usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { loadEmojis } from './emojiData';
import { emojiPhrases } from './emojiPhrases';
import { keepRecent, readRecent, withRecent } from './recentEmojis';
import { SkinTones } from './SkinTones';

const COLUMNS = 9;

/** The open picker: search, what was used last, the grid, skin tones. */
export function EmojiSheet({ onEmojiSelect }: { onEmojiSelect: (emoji: string) => void }) {
  const say = usePhrases(emojiPhrases);
  const locale = useLocale();
  const [recent] = useState(readRecent);
  const pick = (emoji: string) => {
    keepRecent(withRecent(recent, emoji));
    onEmojiSelect(emoji);
  };
  return (
    <Root
      key={locale}
      columns={COLUMNS}
      locale={locale === 'zh-CN' ? 'zh' : 'en'}
      resolveEmojiData={() => loadEmojis(locale)}
      onEmojiSelect={({ emoji }) => pick(emoji)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the reader just opened the picker; it comes too late for the panel to do it */}
      <Search autoFocus aria-label={say('search')} placeholder={say('search')} />
      {recent.length > 0 && (
        <Recent aria-label={say('recent')}>
          {recent.map(emoji => (
            <button key={emoji} type="button" onClick={() => pick(emoji)}>
              {emoji}
            </button>
          ))}
        </Recent>
      )}
      <Viewport tabIndex={-1}>
        <Frimousse.Loading>
          <Note>{say('loading')}</Note>
        </Frimousse.Loading>
        <Frimousse.Empty>{({ search }) => <Note>{say('none', { search })}</Note>}</Frimousse.Empty>
        <Frimousse.List aria-label={say('all')} components={{ CategoryHeader, Row, Emoji }} />
      </Viewport>
      <Foot>
        <Frimousse.ActiveEmoji>
          {({ emoji }) => (
            <Active>
              {emoji ? (
                <>
                  <span aria-hidden>{emoji.emoji}</span> {emoji.label}
                </>
              ) : (
                say('pick')
              )}
            </Active>
          )}
        </Frimousse.ActiveEmoji>
        <SkinTones />
      </Foot>
    </Root>
  );
}

const CategoryHeader = ({ category, ...rest }: { category: Category } & ComponentPropsWithoutRef<'div'>) => (
  <Heading {...rest}>{category.label}</Heading>
);

/** Counted from 1, as ARIA wants it. */
const fromOne = (index: number | undefined) => (index === undefined ? undefined : index + 1);

const Row = (props: ComponentPropsWithoutRef<'div'>) => <Line {...props} aria-rowindex={fromOne(props['aria-rowindex'])} />;

const Emoji = ({
  emoji,
  ...rest
}: { emoji: { emoji: string; label: string; isActive: boolean } } & Omit<ComponentPropsWithoutRef<'button'>, 'children'>) => (
  <Cell {...rest} aria-colindex={fromOne(rest['aria-colindex'])} data-active={emoji.isActive || undefined}>
    {emoji.emoji}
  </Cell>
);

const Root = styled(Frimousse.Root)`
  display: flex;
  flex-direction: column;
  width: 332px;
  max-width: 100%;
  height: 360px;
`;

const Search = styled(Frimousse.Search)`
  flex: none;
  height: 36px;
  margin: 10px 10px 8px;
  padding: 0 11px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  &::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
  &:focus {
    border-color: ${theme.color.focus};
    outline: 2px solid ${theme.color.focus};
    outline-offset: -1px;
  }
  @media (pointer: coarse) {
    height: 44px;
    font-size: 16px;
  }
`;

const Recent = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex: none;
  padding: 0 10px 6px;
  border-block-end: 1px solid ${theme.color.line};
  & > button {
    flex: none;
    width: 34px;
    height: 34px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    font-size: 20px;
    line-height: 1;
    cursor: pointer;
    ${focusRing}
  }
  & > button:hover {
    background: ${theme.color.hover};
  }
`;

const Viewport = styled(Frimousse.Viewport)`
  position: relative;
  flex: 1;
  min-height: 0;
  scrollbar-width: thin;
`;

const Heading = styled.div`
  padding: 8px 14px 4px;
  background: ${theme.color.surface};
  color: ${theme.color.text3};
  font: ${theme.font.caption};
`;

const Line = styled.div`
  padding: 0 10px;
`;

const Cell = styled.button`
  flex: none;
  width: 34px;
  height: 34px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  font-size: 20px;
  line-height: 1;
  cursor: pointer;

  &[data-active] {
    background: ${theme.color.hover};
    box-shadow: inset 0 0 0 2px ${theme.color.focus};
  }
  @media (forced-colors: active) {
    &[data-active] {
      outline: 2px solid Highlight;
    }
  }
`;

const Note = styled.div`
  padding: 48px 20px;
  color: ${theme.color.text3};
  font: ${theme.font.body};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 44px;
  padding: 4px 10px 4px 14px;
  border-block-start: 1px solid ${theme.color.line};
`;

const Active = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
  & > span {
    font-size: 18px;
    vertical-align: -2px;
  }
`;
