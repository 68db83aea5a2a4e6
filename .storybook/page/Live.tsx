import { Primary } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { shownAs } from './shownAs';
import { StoryWindow } from './StoryWindow';

/** The first story, to be tried; what covers the page in a window of its own, which the controls below do not reach. */
export function Live({ story }: { story: PreparedStory | undefined }) {
  if (!story) return null;
  const { apart, heightPx, widthPx } = shownAs(story);
  if (!apart) return <Primary />;
  return (
    <Paper>
      <StoryWindow id={story.id} title={story.name} heightPx={heightPx} widthPx={widthPx} globals={story.storyGlobals} />
    </Paper>
  );
}

const Paper = styled.div`
  margin-block-end: 24px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  overflow: clip;
`;
