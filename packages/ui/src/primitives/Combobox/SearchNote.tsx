import { styled } from 'styled-components';
import { Button } from '../Button/Button';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import type { Search } from './useSearch';

const words = phrases('search', {
  pending: { zh: '正在查找……', en: 'Searching…' },
  failed: { zh: '没能查到，请重试。', en: 'The search failed.' },
  retry: { zh: '重试', en: 'Retry' },
  empty: { zh: '没有匹配的选项', en: 'Nothing matches' },
  found: { zh: '{{count}} 个选项，按上下方向键选择', en: { one: '{{count}} choice', other: '{{count}} choices, use the arrow keys' } },
});

interface SearchNoteProps {
  state: Search<unknown>['state'];
  count: number;
  /** Why there is nothing to choose, where more is known than that nothing matches. */
  empty?: string | undefined;
  onRetry: () => void;
}

/** Says how a search stands: to the eye when there is nothing to choose, always to the ear. */
export function SearchNote({ state, count, empty, onRetry }: SearchNoteProps) {
  const say = usePhrases(words);
  const text =
    state === 'pending'
      ? say('pending')
      : state === 'failed'
        ? say('failed')
        : count === 0
          ? (empty ?? say('empty'))
          : say('found', { count });
  return (
    <Note data-quiet={(state !== 'pending' && state !== 'failed' && count > 0) || undefined} data-state={state}>
      <output>{text}</output>
      {state === 'failed' && (
        <Button size="small" onMouseDown={event => event.preventDefault()} onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  min-height: 28px;
  padding: 3px 10px;
  color: ${theme.color.text3};
  font: ${theme.font.label};
  font-weight: 400;
  &[data-state='failed'] {
    color: ${theme.color.danger};
  }
  &[data-quiet] {
    position: absolute;
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
