import type { Guide } from '../../../docs/guide';

/** What the page says beside what is read from the component. */
export const guide: Guide = {
  use: [
    'A scoreboard for an audience, who cannot scroll: with `fit` its columns shrink until every problem is in sight, and names are cut first.',
    'About 13 problems fit into 1,024 px, 18 into 1,280 px. Above that it scrolls sideways.',
  ],
  avoid: ['A page on which somebody looks for a team: the board without `fit`.'],
};
