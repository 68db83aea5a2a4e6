import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';
import { initialOf, toneOf } from './initial';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** User name: it is spoken, and gives the initial and the colour behind it. */
  name: string;
  /** Address of the picture; without one, or if it does not load, the initial is drawn. */
  src?: string | undefined;
  /** Diameter in px. Default 32. */
  size?: 24 | 30 | 32 | 40 | 64 | 72 | 96 | 130;
  /** True when the name stands beside it and need not be spoken twice. Default false. */
  decorative?: boolean;
}

/** The picture of a person or a group. */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  { name, src, size = 32, decorative = false, style, ...rest },
  ref,
) {
  const [broken, setBroken] = useState<string>();
  const spoken = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <Root ref={ref} data-tone={toneOf(name)} style={{ ...style, '--avatar-size': `${size}px` } as CSSProperties} {...spoken} {...rest}>
      {src && broken !== src ? (
        <Picture src={src} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        initialOf(name)
      )}
    </Root>
  );
});

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--avatar-size);
  height: var(--avatar-size);
  border-radius: ${theme.radius.round};
  background: var(--oj-run-soft);
  color: var(--oj-run-fg);
  font: 600 calc(var(--avatar-size) * 0.42) / 1 ${theme.family.sans};
  overflow: hidden;
  user-select: none;
  vertical-align: middle;

  &[data-tone='1'] {
    background: var(--oj-pac-soft);
    color: var(--oj-pac-fg);
  }
  &[data-tone='2'] {
    background: var(--oj-mle-soft);
    color: var(--oj-mle-fg);
  }
  &[data-tone='3'] {
    background: var(--oj-pe-soft);
    color: var(--oj-pe-fg);
  }
  &[data-tone='4'] {
    background: var(--oj-ac-soft);
    color: var(--oj-ac-fg);
  }
  &[data-tone='5'] {
    background: var(--oj-tle-soft);
    color: var(--oj-tle-fg);
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Picture = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
