import { defaultSchema, type Options } from 'rehype-sanitize';

/** What may come out of Markdown. Runs before KaTeX, so that markup of ours is the only markup that is not checked. */
export const sanitizeSchema: Options = {
  ...defaultSchema,
  // Only footnotes and headings have ids, and what makes them is ours (`readingPlugins.ts`).
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    code: [['className', /^language-[\w+#-]+$/, 'math-inline', 'math-display']],
  },
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto'],
    src: ['http', 'https'],
    cite: ['http', 'https'],
    longDesc: [],
  },
};
