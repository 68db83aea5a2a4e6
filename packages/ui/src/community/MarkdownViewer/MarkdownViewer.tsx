import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react';
import Markdown from 'react-markdown';
import { styled } from 'styled-components';
import { withoutBombs } from '../../typeset/limitDepth';
import { MarkdownBoundary } from './MarkdownBoundary';
import { markdownComponents } from './markdownComponents';
import { remarkPlugins, sanitize } from '../../typeset/readingPlugins';
import { readingStyle } from './readingStyle';
import { useMathsPlugins } from './useMathsPlugins';

export interface MarkdownViewerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Markdown with GFM and TeX maths (`$…$`, `$$…$$`). Raw HTML in it is dropped, dangerous addresses too. */
  source: string;
  /** `reading` (16 px, for statements) or `compact` (14 px, for comments). Default `reading`. */
  size?: 'reading' | 'compact';
}

/** Shows a text that anybody may have written: statements, comments, announcements. */
export const MarkdownViewer = forwardRef<HTMLDivElement, MarkdownViewerProps>(function MarkdownViewer(
  { source, size = 'reading', ...rest },
  ref,
) {
  const maths = useMathsPlugins(source);
  const text = useMemo(() => withoutBombs(source), [source]);
  const drawn = useMemo(
    () => (
      <Markdown remarkPlugins={remarkPlugins} rehypePlugins={[...sanitize, ...maths]} components={markdownComponents}>
        {text}
      </Markdown>
    ),
    [text, maths],
  );
  return (
    <Root ref={ref} data-size={size} {...rest}>
      <MarkdownBoundary source={source}>{drawn}</MarkdownBoundary>
    </Root>
  );
});

const Root = styled.div`
  ${readingStyle}
`;
