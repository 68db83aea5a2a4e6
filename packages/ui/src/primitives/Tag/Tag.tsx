import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { styled } from 'styled-components';
import { phrases } from '../../locale/phrases';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { tagStyle } from './tagStyle';

const words = phrases('tag', { remove: { zh: '移除', en: 'Remove' } });

export interface TagProps extends Omit<ComponentPropsWithoutRef<'span'>, 'color'> {
  /** Meaning, if it has one. Default `neutral`. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'running';
  /** A dot before the text: something is going on now. */
  dot?: boolean;
  /** A colour that a person chose, any CSS colour. Shown as a 7 px swatch; the text keeps its ink. */
  color?: string | undefined;
  /** Gives the tag a button that takes it away. */
  onRemove?: () => void;
}

/** A short label on something: its state, kind or topic. */
export const Tag = forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { tone = 'neutral', dot = false, color, onRemove, children, ...rest },
  ref,
) {
  const swatch = color ? ({ '--tag-swatch': color } as CSSProperties) : undefined;
  return (
    <Root ref={ref} data-tone={tone} {...rest}>
      {dot && <Dot />}
      {color && <Swatch style={swatch} />}
      {typeof children === 'string' ? <span data-words>{children}</span> : children}
      {onRemove && <Remove onRemove={onRemove} />}
    </Root>
  );
});

function Remove({ onRemove }: { onRemove: () => void }) {
  const say = usePhrases(words);
  return (
    <RemoveButton type="button" aria-label={say('remove')} onClick={onRemove}>
      <X aria-hidden />
    </RemoveButton>
  );
}

/** Words stay in one line: what does not fit ends in an ellipsis. */
const Root = styled.span`
  ${tagStyle}
  & > :is(bdi, [data-words]) {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Dot = styled.span`
  width: 7px;
  height: 7px;
  flex: none;
  border-radius: ${theme.radius.round};
  background: currentColor;
`;

const Swatch = styled.span`
  width: 7px;
  height: 7px;
  flex: none;
  border-radius: 2px;
  background: var(--tag-swatch);
  outline: 1px solid color-mix(in oklch, ${theme.color.text} 25%, transparent);
  forced-color-adjust: none;
`;

const RemoveButton = styled.button`
  display: inline-grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin-block: -3px;
  margin-inline-end: -8px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: transparent;
  color: inherit;
  cursor: pointer;
  ${focusRing}
  & svg {
    width: 12px;
    height: 12px;
  }
  &:hover {
    background: color-mix(in oklch, currentColor 12%, transparent);
  }
`;
