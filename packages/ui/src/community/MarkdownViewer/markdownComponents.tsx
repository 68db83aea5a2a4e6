import { type ComponentPropsWithoutRef, type ReactNode, useRef } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { styled } from 'styled-components';
import { fetchedOnce } from '../../hooks/fetchedOnce';
import { usePhrases } from '../../locale/LocaleProvider';
import { ScrollingPre } from '../../scrolling/ScrollingPre';
import { useScrollStop } from '../../scrolling/useScrollStop';
import { theme } from '../../theme/theme';
import { FOOTNOTE_LABEL } from '../../typeset/ownIds';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { addressOf, isElsewhere, isPdf } from './links';
import { markdownPhrases } from './markdownPhrases';
import { usePicturePolicy, WithinLink } from './PicturePolicyProvider';

/** Few texts have code or documents in them. */
const codeFence = fetchedOnce(() => import('./CodeFence'));
const pdfCard = fetchedOnce(() => import('./PdfCard'));

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

const textOf = (node: Child): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
const isPdfLink = (node: Child): boolean => node.type === 'element' && node.tagName === 'a' && isPdf(node.properties.href);

function Anchor({ node: _node, href = '', children, ...rest }: ComponentPropsWithoutRef<'a'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  if (!href) return <span>{children}</span>;
  if (isPdf(href)) return <Pdf href={href}>{children}</Pdf>;
  if (!isElsewhere(href)) {
    const number = 'data-footnote-backref' in rest && /[\d-]+$/.exec(rest['aria-label'] ?? '')?.[0];
    return (
      <a href={href} {...rest} {...(number && { 'aria-label': say('backToReference', { number }) })}>
        <WithinLink>{children}</WithinLink>
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer nofollow ugc">
      <WithinLink>{children}</WithinLink>
      <Hidden> {say('newWindow')}</Hidden>
    </a>
  );
}

/** The parser has English words over the footnotes. */
function SecondHeading({ node: _node, children, ...rest }: ComponentPropsWithoutRef<'h2'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  return <h2 {...rest}>{rest.id?.endsWith(FOOTNOTE_LABEL) ? say('footnotes') : children}</h2>;
}

/** A paragraph; one that holds a file card is a block, which a `<p>` cannot hold. */
function Paragraph({ node, ...rest }: ComponentPropsWithoutRef<'p'> & ExtraProps) {
  return node?.children.some(isPdfLink) ? <div {...rest} data-paragraph /> : <p {...rest} />;
}

function Fence({ node, ...rest }: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const code = node?.children[0];
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const names = Array.isArray(classes) ? classes.map(String) : String(classes ?? '').split(' ');
  if (!node || !code || names.includes('math-display')) return <pre {...rest} />;
  const language = names.find(each => each.startsWith('language-'))?.slice('language-'.length) ?? '';
  return <Code code={textOf(code).replace(/\n$/, '')} language={language} />;
}

function Code({ code, language }: { code: string; language: string }) {
  const say = usePhrases(markdownPhrases);
  const fetched = codeFence.useFetched();
  if (fetched) return <fetched.CodeFence code={code} language={language} />;
  return (
    <PlainCode label={say('code')}>
      <code>{code}</code>
    </PlainCode>
  );
}

function Pdf({ href, children }: { href: string; children: ReactNode }) {
  const fetched = pdfCard.useFetched();
  if (fetched) return <fetched.PdfCard href={href}>{children}</fetched.PdfCard>;
  return (
    <PdfPlace data-elsewhere={isElsewhere(href) || undefined}>
      <a href={href}>{children}</a>
    </PdfPlace>
  );
}

function Grid({ node: _node, ...rest }: ComponentPropsWithoutRef<'table'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Sideways ref={frame} aria-label={say('table')} tabIndex={useScrollStop(frame)}>
      <table {...rest} />
    </Sideways>
  );
}

function Picture({ node: _node, alt = '', ...rest }: ComponentPropsWithoutRef<'img'> & ExtraProps) {
  const policy = usePicturePolicy();
  if (!rest.src) return <span>{alt}</span>;
  if (policy !== 'all' && isElsewhere(rest.src)) return <ForeignPicture src={rest.src} alt={alt} isNamed={policy === 'named'} />;
  return <img {...rest} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}

/** A picture that is not fetched: its name, and the way to it. */
function ForeignPicture({ src, alt, isNamed }: { src: string; alt: string; isNamed: boolean }) {
  const say = usePhrases(markdownPhrases);
  const name = say('picture', { name: alt || addressOf(src).host });
  return isNamed ? <span>{name}</span> : <Anchor href={src}>{name}</Anchor>;
}

/** The box of a task list; the parser makes no others. */
function TaskBox({ node: _node, ...rest }: ComponentPropsWithoutRef<'input'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  return <input {...rest} aria-label={say(rest.checked ? 'done' : 'open')} />;
}

/** KaTeX draws with spans; a formula on its own line scrolls when it is too wide. */
function Span({ node: _node, ...rest }: ComponentPropsWithoutRef<'span'> & ExtraProps) {
  return rest.className === 'katex-display' ? <Formula {...rest} /> : <span {...rest} />;
}

function Formula(props: ComponentPropsWithoutRef<'span'>) {
  const say = usePhrases(markdownPhrases);
  const frame = useRef<HTMLSpanElement>(null);
  const tabStop = useScrollStop(frame);
  return <span ref={frame} {...props} {...(tabStop === 0 && { tabIndex: 0, role: 'group', 'aria-label': say('formula') })} />;
}

export const markdownComponents: Components = {
  a: Anchor,
  h2: SecondHeading,
  p: Paragraph,
  pre: Fence,
  table: Grid,
  img: Picture,
  input: TaskBox,
  span: Span,
};

const Hidden = styled.span`
  ${visuallyHidden}
`;

/** Stands in for the highlighted code, at the same size. */
const PlainCode = styled(ScrollingPre)`
  padding: 10px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
`;

/** Stands in for the card, at the same size; the high one is that of a card whose document is open. */
const PdfPlace = styled.div`
  min-height: 862px;
  &[data-elsewhere] {
    min-height: 62px;
  }
  ${theme.phone} {
    min-height: 62px;
  }
`;

const Sideways = styled.div.attrs({ role: 'group' })`
  overflow-x: auto;
  border-radius: ${theme.radius.seal};
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
