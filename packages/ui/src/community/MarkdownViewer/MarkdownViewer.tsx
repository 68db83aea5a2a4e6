import { type ComponentPropsWithoutRef, forwardRef, useId, useMemo } from 'react';
import Markdown, { type Components, type Options, type UrlTransform } from 'react-markdown';
import { styled } from 'styled-components';
import { MarkdownBoundary } from './MarkdownBoundary';
import { markdownComponents } from './markdownComponents';
import { ownIds } from '../../typeset/ownIds';
import { parsedOf, remarkPlugins as ownRemarkPlugins, remarkRehypeOptions, sanitize } from '../../typeset/readingPlugins';
import { type PicturePolicy, PicturePolicyProvider } from './PicturePolicyProvider';
import { readingStyle } from './readingStyle';
import { useMathsPlugins } from './useMathsPlugins';

export interface MarkdownViewerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Markdown with GFM and TeX maths (`$…$`, `$$…$$`). Raw HTML in it is dropped, dangerous addresses too. */
  source: string;
  /** `reading` (16 px, for statements) or `compact` (14 px, for comments). Default `reading`. */
  size?: 'reading' | 'compact';
  /** Elements of the host in place of ours, by tag: `{ a: RouterLink }`. Keep the object in a constant. */
  components?: Components;
  /** Rewrites the address of a link or a picture, or drops it by returning nothing. Dangerous ones have been dropped before. */
  urlTransform?: UrlTransform;
  /** Which pictures are drawn: `own` draws those of other sites as links. Default: as `PicturePolicyProvider` above says. */
  pictures?: PicturePolicy;
  /** Plugins of remark after ours, such as for a syntax of the host. Keep the array in a constant. */
  remarkPlugins?: Plugins;
  /** Plugins of rehype after ours. What they add is not sanitised. Keep the array in a constant. */
  rehypePlugins?: Plugins;
}

type Plugins = NonNullable<Options['rehypePlugins']>;
const noPlugins: Plugins = [];

/** Shows a text that anybody may have written: statements, comments, announcements. */
export const MarkdownViewer = forwardRef<HTMLDivElement, MarkdownViewerProps>(function MarkdownViewer(
  { source, size = 'reading', components, urlTransform, pictures, remarkPlugins = noPlugins, rehypePlugins = noPlugins, ...rest },
  ref,
) {
  const maths = useMathsPlugins(source);
  const id = useId();
  const drawn = useMemo(
    () => (
      <Markdown
        remarkPlugins={[...ownRemarkPlugins, ...remarkPlugins]}
        remarkRehypeOptions={remarkRehypeOptions}
        rehypePlugins={[...sanitize, [ownIds, id], ...maths, ...rehypePlugins]}
        components={components ? { ...markdownComponents, ...components } : markdownComponents}
        urlTransform={urlTransform}
      >
        {parsedOf(source)}
      </Markdown>
    ),
    [source, maths, id, components, urlTransform, remarkPlugins, rehypePlugins],
  );
  return (
    <Root ref={ref} data-size={size} {...rest}>
      <MarkdownBoundary source={source}>
        {pictures ? <PicturePolicyProvider pictures={pictures}>{drawn}</PicturePolicyProvider> : drawn}
      </MarkdownBoundary>
    </Root>
  );
});

const Root = styled.div`
  ${readingStyle}
`;
