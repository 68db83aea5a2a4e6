import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider } from '../packages/ui/src/locale/LocaleProvider';
import { momentAt, momentOf } from '../packages/ui/src/testing/sampleContest';
import { stopClock } from './frozenClock';
import { addressOf, preparePage, placeOf } from './place';

/**
 * Puts a story on paper or on night ink, in the language of the toolbar; side by side, the dark one is a page of its own. On a page of
 * documentation the page stays as it is, and a story that asks for another theme or language gets it for itself.
 */
export const surroundings: Decorator = (Story, { globals, id, viewMode, parameters }) => {
  const place = placeOf(globals);
  const isAlone = viewMode !== 'docs';
  if (isAlone) preparePage(place);
  if (parameters.clock) stopClock(momentAt[momentOf(globals.clock)]);
  const story = (
    <LocaleProvider locale={place.locale} {...(place.i18n && { i18n: place.i18n })}>
      {/* A turned clock is read anew. */}
      <Story key={String(globals.clock)} />
    </LocaleProvider>
  );
  if (!isAlone) {
    return (
      <div className="story-sheet" data-theme={place.theme} lang={place.locale}>
        {story}
      </div>
    );
  }
  if (globals.theme !== 'both') return story;
  return (
    <div className="side-by-side">
      <div>{story}</div>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the same story, from the same origin */}
      <iframe title="Night ink" src={`iframe.html?id=${id}&viewMode=story&globals=${addressOf({ ...globals, theme: 'dark' })}`} />
    </div>
  );
};
