import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { frameOf } from './danqing';

interface Globals {
  globals: Record<string, unknown>;
}

const wear = ({ globals }: Globals) => addons.setConfig({ theme: frameOf(globals.theme) });

addons.setConfig({
  theme: frameOf(/theme:dark/.test(location.search) ? 'dark' : 'light'),
  sidebar: { showRoots: true },
});

addons.register('oj/frame', () => {
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, wear);
  channel.on(GLOBALS_UPDATED, wear);
});
