import { styled } from 'styled-components';
import { MarkdownViewer } from '../MarkdownViewer/MarkdownViewer';
import { theme } from '../../theme/theme';
import { useNear } from '../../hooks/useNear';

interface CommentBodyProps {
  source: string;
  /** Draws the markdown at once: it is among the first of the list. */
  eager: boolean;
}

/**
 * The text of a comment. Until it comes near the window its source stands there, so that a thousand comments cost no parsing and
 * the browser's search still finds every word.
 */
export function CommentBody({ source, eager }: CommentBodyProps) {
  const [near, ref] = useNear<HTMLDivElement>(eager);
  return near ? <MarkdownViewer size="compact" source={source} /> : <Source ref={ref}>{source}</Source>;
}

const Source = styled.div`
  font: ${theme.font.body};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
