import { forwardRef, useContext } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { GlobalsContext } from '../GlobalsContext';
import { addressOf } from '../place';

interface StoryWindowProps {
  /** ID of the story. */
  id: string;
  title: string;
  heightPx: number;
  /** Default: as wide as there is room. */
  widthPx?: number | undefined;
  /** What the story asks for itself, over the toolbars. */
  globals?: Record<string, unknown> | undefined;
}

/** A story in a window of its own: for phones, and for what covers a page. */
export const StoryWindow = forwardRef<HTMLIFrameElement, StoryWindowProps>(function StoryWindow(
  { id, title, heightPx, widthPx, globals },
  ref,
) {
  const told = useContext(GlobalsContext);
  const address = `iframe.html?id=${id}&viewMode=story&globals=${addressOf({ ...told, ...globals })}`;
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story, from the same origin
    <Pane ref={ref} src={address} title={title} loading="lazy" width={widthPx ?? '100%'} height={heightPx} />
  );
});

const Pane = styled.iframe`
  display: block;
  max-width: 100%;
  margin-inline: auto;
  border: 0;
  background: ${theme.color.canvas};
`;
