import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { tagStyle } from '../../primitives/Tag/tagStyle';
import { theme } from '../../theme/theme';

interface TagChipProps {
  name: string;
  color?: string | undefined;
  count?: number | undefined;
  pressed: boolean;
  onPress: () => void;
}

/** A tag that is on or off. */
export function TagChip({ name, color, count, pressed, onPress }: TagChipProps) {
  return (
    <Chip type="button" aria-pressed={pressed} onClick={onPress}>
      {color && <Swatch style={{ '--tag-swatch': color } as CSSProperties} />}
      <Name>{name}</Name>
      {count !== undefined && <Count>{count}</Count>}
    </Chip>
  );
}

const Chip = styled.button`
  ${tagStyle}
  min-height: 28px;
  text-align: start;
  &[aria-pressed='true'] {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;

const Name = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Swatch = styled.span`
  flex: none;
  width: 7px;
  height: 7px;
  border-radius: 2px;
  background: var(--tag-swatch);
  outline: 1px solid color-mix(in oklch, currentColor 35%, transparent);
  forced-color-adjust: none;
`;

const Count = styled.span`
  color: inherit;
  font: 400 12px/16px ${theme.family.mono};
`;
