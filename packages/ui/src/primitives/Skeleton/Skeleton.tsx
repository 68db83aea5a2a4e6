import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface SkeletonProps extends ComponentPropsWithoutRef<'span'> {
  /** `text` is as high as its line, `block` fills its box, `circle` is round. Default `text`. */
  shape?: 'text' | 'block' | 'circle';
  /** CSS length or px. Default 100 %. */
  width?: number | string;
  /** CSS length or px. */
  height?: number | string;
  /** Number of lines for `text`; the last is shorter. Default 1. */
  lines?: number;
}

const lengthOf = (size: number | string) => (typeof size === 'number' ? `${size}px` : size);

/**
 * The shape of what is coming. Stays invisible for 150 ms, so that a fast answer does not flicker.
 * Silent for readers: the host marks the region `aria-busy`.
 */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { shape = 'text', width, height, lines = 1, style, ...rest },
  ref,
) {
  const sizes = {
    ...style,
    ...(width === undefined ? {} : { '--skeleton-width': lengthOf(width) }),
    ...(height === undefined ? {} : { '--skeleton-height': lengthOf(height) }),
  } as CSSProperties;
  return (
    <Root ref={ref} aria-hidden data-shape={shape} style={sizes} {...rest}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <Bar key={line} data-last={line > 0 && line === lines - 1 ? true : undefined} />
      ))}
    </Root>
  );
});

const appear = keyframes`
  from { visibility: hidden; }
`;

const breathe = keyframes`
  50% { opacity: 0.6; }
`;

const Root = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  max-width: 100%;
  animation: ${appear} 150ms step-end;
`;

const Bar = styled.span`
  display: block;
  height: var(--skeleton-height, 0.75em);
  margin-block: calc((1lh - 0.75em) / 2);
  border-radius: ${theme.radius.seal};
  background: ${theme.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
  &[data-last] {
    width: 62%;
  }
  [data-shape='block'] > &,
  [data-shape='circle'] > & {
    height: var(--skeleton-height, 100%);
    margin-block: 0;
  }
  [data-shape='block'] > & {
    min-height: 1em;
    border-radius: ${theme.radius.control};
  }
  [data-shape='circle'] > & {
    height: auto;
    aspect-ratio: 1;
    border-radius: ${theme.radius.round};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
