import { Story, Unstyled } from '@storybook/addon-docs/blocks';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { inCode } from './inCode';
import { shownAs } from './shownAs';
import { StoryWindow } from './StoryWindow';
import { useNearby } from './useNearby';

/** Every story of a component, each on its own paper with a link to it. */
export function States({ stories }: { stories: readonly PreparedStory[] }) {
  return (
    <Gallery>
      {stories.map(story => (
        <State key={story.id} story={story} />
      ))}
    </Gallery>
  );
}

function State({ story }: { story: PreparedStory }) {
  const { id, name, parameters, storyGlobals, moduleExport } = story;
  const shown = shownAs(story);
  // A window plays its story, which moves the focus into it: that must not scroll the page to something unseen.
  const [nearby, ref] = useNearby(shown.apart ? 0 : 600);
  const words = (parameters.docs as { description?: { story?: string } } | undefined)?.description?.story;
  return (
    <Paper ref={ref}>
      <Unstyled>
        <Caption>
          <h3>{name}</h3>
          <a href={`?path=/story/${id}`} target="_parent" aria-label={`Open ${name}`}>
            Open
          </a>
          {words && <p>{inCode(words)}</p>}
        </Caption>
      </Unstyled>
      <div data-part="stage" style={nearby ? undefined : { minHeight: shown.apart ? shown.heightPx : 120 }}>
        {nearby &&
          (shown.apart ? (
            <StoryWindow id={id} title={name} heightPx={shown.heightPx} widthPx={shown.widthPx} globals={storyGlobals} />
          ) : (
            <Story of={moduleExport as ModuleExport} />
          ))}
      </div>
    </Paper>
  );
}

const Gallery = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Paper = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.canvas};
  overflow: clip;
`;

const Caption = styled.header`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 2px 16px;
  padding: 10px 18px 11px;
  border-block-end: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  & > h3 {
    margin: 0;
    font: ${theme.font.strong};
  }
  & > a {
    color: ${theme.color.accent};
    font: ${theme.font.label};
  }
  & > p {
    grid-column: 1 / -1;
    max-width: 80ch;
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    font-weight: 400;
  }
`;
