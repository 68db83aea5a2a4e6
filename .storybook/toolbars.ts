import type { Preview } from '@storybook/react-vite';

/** What the reader of the book can turn. All of it is in the address, so that a link holds a state: `&globals=theme:dark;locale:pseudo`. */
export const toolbars: Preview['globalTypes'] = {
  theme: {
    description: 'Paper or night ink',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Xuan paper', icon: 'sun' },
        { value: 'dark', title: 'Night ink', icon: 'moon' },
        { value: 'both', title: 'Side by side', icon: 'sidebyside' },
      ],
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language of the components',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en-US', title: 'English' },
        { value: 'zh-CN', title: '中文' },
        { value: 'pseudo', title: 'Pseudo, 40 % longer' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    description: 'Where lines begin',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  density: {
    description: 'Heights of controls and rows',
    toolbar: {
      title: 'Density',
      icon: 'component',
      items: [
        { value: 'comfortable', title: 'Comfortable' },
        { value: 'default', title: 'Default density' },
        { value: 'compact', title: 'Compact' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Whether things move',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as the system' },
        { value: 'reduced', title: 'No motion', icon: 'stop' },
      ],
      dynamicTitle: true,
    },
  },
  viewer: {
    description: 'Whose eyes, in stories that show different things to different people',
    toolbar: {
      title: 'Viewer',
      icon: 'user',
      items: [
        { value: 'visitor', title: 'Visitor' },
        { value: 'user', title: 'User' },
        { value: 'contestAdmin', title: 'Contest admin' },
        { value: 'root', title: 'Root' },
      ],
      dynamicTitle: true,
    },
  },
  clock: {
    description: 'Moment of the sample contest at which the clock stands, in stories that show time',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      items: [
        { value: 'before', title: 'Before the contest' },
        { value: 'running', title: 'Contest running' },
        { value: 'frozen', title: 'Board frozen' },
        { value: 'ended', title: 'Contest ended' },
      ],
      dynamicTitle: true,
    },
  },
};

/** `STORYBOOK_THEME=dark` shows and tests everything on night ink. */
export const firstGlobals = {
  theme: import.meta.env.STORYBOOK_THEME ?? 'light',
  locale: 'en-US',
  direction: 'ltr',
  density: 'default',
  motion: 'system',
  viewer: 'user',
  clock: 'running',
};
