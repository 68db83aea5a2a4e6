import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { pureSource } from '../ui/build/pureSource';
import { readFileSync } from 'node:fs';
import { firstParts } from './build/firstParts';
import { pagesContract } from './build/pagesContract';

/** Drops what a page does not use of a file, as the build of the published library does. */
const pureStyles: Plugin = {
  name: 'pure-styles',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) =>
    /packages\/(ui|judge-ui|app)\/src\/[^?]*\.tsx?$/.test(id) ? { code: pureSource(id, { named: false }), map: null } : undefined,
};

/** Pages call endpoints and read their answers: what only the server does with the contract is left out. */
const leanContract: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) => (/packages\/contract\/src\/[^?]*\.ts$/.test(id) ? { code: pagesContract(id), map: null } : undefined),
};

/** The one CommonJS module that is fetched without the first file. What it would be wrapped with then is a file of its own, on every page. */
const modernHighlighter: Plugin = {
  name: 'modern-highlighter',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /highlight\.js\/lib\/core\.js/.test(id) ? { code: code.replace('module.exports =', 'export default'), map: null } : undefined,
};

/** Names that functions of Radix are given only to be read in a debugger. Each keeps a function in the bundle that nobody calls. */
const unnamedRadix: Plugin = {
  name: 'unnamed-radix',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /@radix-ui\/[^/]+\/dist\/index\.mjs/.test(id)
      ? { code: code.replace(/^\s*static \{\s*__name\(this, "\w+"\);\s*\}|^\s*__name\(\w+, "\w+"\);/gm, ''), map: null }
      : undefined,
};

/** The router's package points builds at the file that warns developers; the one for production differs by this line alone. */
const quietRouter: Plugin = {
  name: 'quiet-router',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id) =>
    /react-router\/dist\/development\//.test(id)
      ? { code: code.replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'), map: null }
      : undefined,
};

/** Text is drawn once, in the fonts that every page has: `appearance.js` asks for them before the styles have come, but not on a slow network. */
const FONTS = /source-(sans-3|serif-4)-latin-wght-normal-[\w-]+\.woff2$/;
const earlyFonts: Plugin = {
  name: 'early-fonts',
  apply: 'build',
  transformIndexHtml: (_, { bundle = {} }) => {
    const fonts = Object.keys(bundle).filter(name => FONTS.test(name));
    return [{ tag: 'meta', attrs: { name: 'fonts', content: fonts.map(name => `/${name}`).join(' ') }, injectTo: 'head-prepend' }];
  },
};

/** What is looked for by its name: in `firstParts`, and in tests that hold a file back or weigh a page without its editor. */
const NAMED = /^(early|rank|formRules|ResultConsole|EditorSide|EditorPane|CodeEditor|MonacoEditor)$/;
const MONACO = /monaco-editor.esm/;
const OWN = /packages[\\/](ui|judge-ui)[\\/]src/;
const ICONS = /lucide-react.dist.esm.icons/;
/** What nearly every page needs. */
const FURNITURE =
  /ui.src.(primitives.((Skeleton|Card|EmptyState|ErrorState).|CopyButton.(copyPhrases|useCopy))|hooks.useControllable|scrolling.useScrollStop)|judge-ui.src.(api.FailedQuery|page.Page\.|parts.ButtonLink|links.groupAddress|session.may\.)|app.src.(query|useListState)\.|icons.(x|circle-exclamation-point|check|triangle-exclamation-point|copy|rotate-cw)\.mjs/;
/** What stands at the end of the bar for who is logged in. */
const USER_MENU =
  /judge-ui.src.(shell.(UserMenu|userMenuPhrases)\.|message.(MessageMenu|messageLists|useUnread))|ui.src.community.(NotificationBell.(NotificationBell|capped)|MessageList.message)\.|icons.(bell|user|circle-question-mark|library|log-out|scroll-text|settings|shield-check)\.mjs/;
/** How a name with its title looks: small, and on pages that have nothing else in common. */
const USER_TAG = /ui.src.account.UserTag/;
/** What forms of accounts have in common, in dialogs and among the settings. */
const ACCOUNT = /judge-ui.src.(parts.StackedForm|account.(accountPhrases|useResendPause))|ui.src.hooks.useCountdown/;
/** What code is shown in. */
const CODE =
  /ui.src.(scrolling.ScrollingPre|hooks.usePhoneWithTouch|primitives.CopyButton.CopyButton|format.measures)|icons.square-dashed-text\.mjs/;

/** Many small files compress badly: what is loaded together is one file, and a part of several pages brings some bytes too many along. */
const groups = [
  { name: 'base', tags: ['$initial' as const], priority: 3 },
  { name: 'furniture', test: FURNITURE, priority: 2 },
  { name: 'userMenu', test: USER_MENU, priority: 2 },
  { name: 'account', test: ACCOUNT, priority: 2 },
  { name: 'code', test: CODE, priority: 2 },
  { name: 'userTag', test: USER_TAG, priority: 2 },
  { name: 'parts-icons', test: ICONS, priority: 1, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
  {
    name: 'parts',
    test: OWN,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 1000,
  },
];

/** Also precompresses: the server sends .br and .gz files as they are. */
export default defineConfig({
  plugins: [
    pureStyles,
    leanContract,
    modernHighlighter,
    unnamedRadix,
    quietRouter,
    earlyFonts,
    react(),
    firstParts(readFileSync(new URL('early.js', import.meta.url), 'utf8')),
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024, exclude: [/\.(woff2?|br|gz)$/] }),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 4500,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What only has a name because people read it is a number in the bundle.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: { groups },
        // All names stand in the first file of every visit: few are more than a hash, and hashes of seven tell versions apart.
        chunkFileNames: ({ name, facadeModuleId }) =>
          NAMED.test(name) ? 'assets/[name]-[hash:7].js' : `assets/${MONACO.test(facadeModuleId ?? '') ? 'monaco-' : ''}[hash:7].js`,
      },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${process.env.PORT ?? 6688}` } },
});
