import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { formulaDress } from '../MarkdownViewer/formulaDress';
import { readingStyle } from '../MarkdownViewer/readingStyle';
import type { Typeset } from '../../typeset/pieces';
import { drawPieces, hasMaths } from './drawPieces';

export interface TypesetTextProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What `typeset` of `@oj/ui/typeset` made of a Markdown text, on a server that you trust. */
  text: Typeset;
  /** `reading` (16 px, for statements) or `compact` (14 px, for comments). Default `reading`. */
  size?: 'reading' | 'compact';
  /** The page has the styles of KaTeX (`katex.min.css`): formulas stand at once, on a server, too. Default false: they wait for them as TeX. */
  isDressed?: boolean;
}

// Pages that show such texts usually have formulas in them: their styles are fetched while the text is still being fetched.
if (typeof document !== 'undefined') formulaDress.ask();

/** Whether formulas have their look, or cannot have it. Who waits for that with a page of text has nothing move when it comes. */
export const useFormulasReady = (): boolean => formulaDress.useIsSettled();

/** Shows a Markdown text that a server has set already: as `MarkdownViewer` shows it, without the 130 KB of its parsers. */
export const TypesetText = forwardRef<HTMLDivElement, TypesetTextProps>(function TypesetText(
  { text, size = 'reading', isDressed = false, ...rest },
  ref,
) {
  const maths = useMemo(() => hasMaths(text), [text]);
  const dressed = formulaDress.useFetched(maths && !isDressed) !== undefined || isDressed;
  const id = useId();
  const drawn = useMemo(() => drawPieces(text, { dressed, id }), [text, dressed, id]);
  return (
    <Root ref={ref} data-size={size} {...rest}>
      {drawn}
    </Root>
  );
});

const Root = styled.div`
  ${readingStyle}
`;
