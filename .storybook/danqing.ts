import { create } from 'storybook/theming/create';

const sans = '"Source Sans 3 Variable", "PingFang SC", "Microsoft YaHei UI", "Noto Sans CJK SC", system-ui, sans-serif';
const mono = '"JetBrains Mono Variable", "Noto Sans Mono CJK SC", ui-monospace, monospace';
const serif = '"Source Serif 4 Variable", "Songti SC", "Noto Serif CJK SC", serif';

/** The mark and the name, in the colours of one theme. */
const brand = (ink: string, onInk: string, muted: string) => `
<span style="display:flex;align-items:center;gap:10px">
  <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="${ink}"/>
    <g fill="none" stroke="${onInk}" stroke-width="2.6" stroke-linecap="round">
      <ellipse cx="16" cy="11.6" rx="6.4" ry="7.2"/><path d="M16 19v4.200c0 3.800-5.600 4.600-6.600 1.200"/>
    </g>
  </svg>
  <span style='font:600 18px/20px ${serif};letter-spacing:-.01em'>Open Judge
    <span style='display:block;font:400 12px/14px ${sans};letter-spacing:0;color:${muted}'>components</span>
  </span>
</span>`;

/** Storybook's own frame in xuan paper and in night ink. Values are those of tokens.css: the frame cannot read CSS variables. */
export const danqing = {
  light: create({
    base: 'light',
    brandTitle: brand('#242333', '#fcfaf6', '#66676f'),
    brandUrl: '?path=/docs/start-here-welcome--docs',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: mono,
    colorPrimary: '#242333',
    colorSecondary: '#4547b1',
    appBg: '#f8f5f1',
    appContentBg: '#fefdfb',
    appHoverBg: '#f3f0e9',
    appPreviewBg: '#f8f5f1',
    appBorderColor: '#dcd9d1',
    appBorderRadius: 8,
    textColor: '#1d1d26',
    textInverseColor: '#fcfaf6',
    textMutedColor: '#66676f',
    barTextColor: '#4f4f58',
    barHoverColor: '#1d1d26',
    barSelectedColor: '#4547b1',
    barBg: '#fefdfb',
    buttonBg: '#fefdfb',
    buttonBorder: '#878177',
    booleanBg: '#efece6',
    booleanSelectedBg: '#fefdfb',
    inputBg: '#fefdfb',
    inputBorder: '#878177',
    inputTextColor: '#1d1d26',
    inputBorderRadius: 8,
  }),
  dark: create({
    base: 'dark',
    brandTitle: brand('#ebe7df', '#15151d', '#9f9b93'),
    brandUrl: '?path=/docs/start-here-welcome--docs',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: mono,
    colorPrimary: '#ebe7df',
    colorSecondary: '#5d61e0',
    appBg: '#0f0f15',
    appContentBg: '#18181f',
    appHoverBg: '#212129',
    appPreviewBg: '#0f0f15',
    appBorderColor: '#32323b',
    appBorderRadius: 8,
    textColor: '#efece7',
    textInverseColor: '#15151d',
    textMutedColor: '#9f9b93',
    barTextColor: '#bdbab3',
    barHoverColor: '#efece7',
    barSelectedColor: '#a7b2ff',
    barBg: '#18181f',
    buttonBg: '#18181f',
    buttonBorder: '#72727d',
    booleanBg: '#0a0a0f',
    booleanSelectedBg: '#212129',
    inputBg: '#18181f',
    inputBorder: '#72727d',
    inputTextColor: '#efece7',
    inputBorderRadius: 8,
  }),
};

/** The frame for a value of the theme toolbar. */
export const frameOf = (theme: unknown) => (theme === 'dark' ? danqing.dark : danqing.light);
