import type { PreparedStory } from 'storybook/internal/types';

/** How a story is shown on a page of documentation. */
export interface Shown {
  /** Whether the story is shown in a window of its own. */
  apart: boolean;
  widthPx: number | undefined;
  heightPx: number;
}

interface StoryParameter {
  inline?: boolean;
  height?: string;
}

/** Phones get a phone; what covers the page (`docs: { story: { inline: false } }`) a window. */
export function shownAs({ parameters, storyGlobals }: PreparedStory): Shown {
  const { inline = true, height } = (parameters.docs as { story?: StoryParameter } | undefined)?.story ?? {};
  const isPhone = (storyGlobals.viewport as { value?: string } | undefined)?.value === 'phone';
  const heightPx = Number.parseInt(height ?? '', 10) || (isPhone ? 640 : 460);
  return { apart: isPhone || !inline, widthPx: isPhone ? 390 : undefined, heightPx };
}
