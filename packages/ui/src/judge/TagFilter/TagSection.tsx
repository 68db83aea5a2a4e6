import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { TagChip } from './TagChip';
import type { FilterTagGroup } from './TagFilter';
import { tagFilterPhrases } from './tagFilterPhrases';

interface TagSectionProps {
  headingLevel: 2 | 3 | 4;
  group: FilterTagGroup;
  chosen: readonly string[];
  shortCount: number;
  defaultOpen: boolean;
  /** The reader looks for a name: nothing stays folded. */
  searching: boolean;
  onToggle: (key: string) => void;
}

/** The tags of one classification. Chosen tags stay in sight, also when the rest is folded away. */
export function TagSection({ headingLevel, group, chosen, shortCount, defaultOpen, searching, onToggle }: TagSectionProps) {
  const say = usePhrases(tagFilterPhrases);
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const [long, setLong] = useState(false);
  const unfolded = open || searching;
  const limit = unfolded ? (long ? Infinity : shortCount) : 0;
  const tags = group.tags.filter((tag, place) => place < limit || chosen.includes(tag.key));
  const tooMany = unfolded && group.tags.length > shortCount;
  return (
    <Section>
      <Title as={`h${headingLevel}`}>
        <Press type="button" aria-expanded={unfolded} aria-controls={id} onClick={() => setOpen(!open)}>
          <ChevronRight aria-hidden />
          <span>{group.name}</span>
          <Count>{group.tags.length}</Count>
        </Press>
      </Title>
      <Chips id={id} hidden={tags.length === 0}>
        {tags.map(tag => (
          <TagChip
            key={tag.key}
            name={tag.name}
            color={tag.color}
            count={tag.count}
            pressed={chosen.includes(tag.key)}
            onPress={() => onToggle(tag.key)}
          />
        ))}
        {tooMany && (
          <More type="button" onClick={() => setLong(!long)}>
            {long ? say('fewer') : say('more', { count: group.tags.length })}
          </More>
        )}
      </Chips>
    </Section>
  );
}

const Section = styled.section`
  min-width: 0;
`;

const Title = styled.h3`
  margin: 0 0 6px;
  font: ${theme.font.label};
`;

const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 24px;
  max-width: 100%;
  margin-inline-start: -4px;
  padding: 0 6px 0 2px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.text2};
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${focusRing}
  &:hover {
    color: ${theme.color.text};
  }
  & svg {
    flex: none;
    width: 14px;
    height: 14px;
    transition: rotate ${theme.motion.fast} ${theme.motion.ease};
  }
  &[aria-expanded='true'] svg {
    rotate: 90deg;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Count = styled.span`
  color: ${theme.color.text3};
  font: 400 12px/16px ${theme.family.mono};
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  &[hidden] {
    display: none;
  }
`;

const More = styled.button`
  min-height: 24px;
  padding: 0 8px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: ${theme.color.accent};
  font: ${theme.font.label};
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.hover};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
