import { Search, X } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { useControllable } from '../../hooks/useControllable';
import { usePhrases } from '../../locale/LocaleProvider';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { TextField } from '../../primitives/TextField/TextField';
import { theme } from '../../theme/theme';
import { TagChip } from './TagChip';
import { TagSection } from './TagSection';
import { tagFilterPhrases } from './tagFilterPhrases';

export interface FilterTag {
  /** Key of the tag, unique among all groups. */
  key: string;
  /** What is shown and searched. */
  name: string;
  /** Any CSS colour; shown as a swatch. */
  color?: string | undefined;
  /** How many carry the tag. */
  count?: number | undefined;
}

export interface FilterTagGroup {
  /** Key of the classification. */
  key: string;
  /** Its heading. */
  name: string;
  /** Its tags, in the order in which they are shown. */
  tags: readonly FilterTag[];
}

export interface TagFilterProps extends Omit<ComponentPropsWithoutRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  /** Tags by classification, in the order in which they are shown. */
  groups: readonly FilterTagGroup[];
  /** Names the filter. */
  label: string;
  /** The chosen keys; empty means all. When they are given, the host controls them. */
  value?: readonly string[];
  /** First chosen keys when the filter keeps them itself. Default none. */
  defaultValue?: readonly string[];
  /** Called with all chosen keys after each change; empty means all. */
  onValueChange?: (keys: readonly string[]) => void;
  /** Number of all, beside "All". */
  total?: number;
  /** Tags of a group that show before "show all". Default 12. */
  shortCount?: number;
  /** Keys of groups that are folded at first. Default none. */
  defaultFolded?: readonly string[];
  /** Level of the headings of the groups. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Tags are being fetched. Default false. */
  loading?: boolean;
}

const none: readonly string[] = [];

/** Narrows a list by tags: several at once, found by name, folded by classification. APG patterns: toggle button, disclosure. */
export const TagFilter = forwardRef<HTMLDivElement, TagFilterProps>(function TagFilter(
  {
    groups,
    label,
    value,
    defaultValue = none,
    onValueChange,
    total,
    shortCount = 12,
    defaultFolded = none,
    headingLevel = 3,
    loading = false,
    ...rest
  },
  ref,
) {
  const say = usePhrases(tagFilterPhrases);
  const [chosen, choose] = useControllable({ value, defaultValue, onChange: onValueChange });
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const shown = groups
    .map(group => ({ ...group, tags: group.tags.filter(tag => tag.name.toLowerCase().includes(wanted)) }))
    .filter(group => group.tags.length > 0);
  const toggle = (key: string) => choose(chosen.includes(key) ? chosen.filter(each => each !== key) : [...chosen, key]);
  return (
    <Root ref={ref} aria-label={label} aria-busy={loading || undefined} {...rest}>
      <Head>
        <TextField
          label={say('search')}
          labelHidden
          type="search"
          size="small"
          placeholder={say('search')}
          prefix={<Search aria-hidden />}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <TagChip name={say('all')} count={total} pressed={chosen.length === 0} onPress={() => choose([])} />
      </Head>
      {chosen.length > 0 && (
        <Chosen>
          <output>{say('chosen', { count: chosen.length })}</output>
          <Clear type="button" onClick={() => choose([])}>
            <X aria-hidden />
            {say('clear')}
          </Clear>
        </Chosen>
      )}
      {loading && groups.length === 0 && <Skeleton lines={4} />}
      {shown.map(group => (
        <TagSection
          headingLevel={headingLevel}
          key={group.key}
          group={group}
          chosen={chosen}
          shortCount={wanted ? Infinity : shortCount}
          defaultOpen={!defaultFolded.includes(group.key)}
          searching={wanted !== ''}
          onToggle={toggle}
        />
      ))}
      {!loading && shown.length === 0 && <Nothing>{wanted ? say('noMatch', { text: text.trim() }) : say('noTags')}</Nothing>}
    </Root>
  );
});

const Root = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  & > :first-child {
    flex: 1;
  }
`;

const Chosen = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  color: ${theme.color.text2};
  font: ${theme.font.label};
`;

const Clear = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 24px;
  padding: 0 6px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.accent};
  font: inherit;
  cursor: pointer;
  &:hover {
    background: ${theme.color.hover};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 1px;
  }
  & svg {
    width: 12px;
    height: 12px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Nothing = styled.output`
  color: ${theme.color.text3};
  font: ${theme.font.body};
  overflow-wrap: anywhere;
`;
