import type { ComponentPropsWithoutRef } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { styled } from 'styled-components';
import { codeLanguageOf } from '../code/codeLanguages';
import { usePhrases } from '../locale/LocaleProvider';
import { theme } from '../theme/theme';
import { visuallyHidden } from '../theme/visuallyHidden';
import { CodeFence } from './CodeFence';
import { markdownPhrases } from './markdownPhrases';
import { PdfCard } from './PdfCard';

type Element = NonNullable<ExtraProps['node']>;
type Child = Element['children'][number];

const isPdf = (href: unknown): href is string => typeof href === 'string' && /\.pdf(?:[?#]|$)/i.test(href);
const isElsewhere = (href: string) => /^https?:\/\//i.test(href) && new URL(href, location.href).origin !== location.origin;
const textOf = (node: Child): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';
const isPdfLink = (node: Child): boolean => node.type === 'element' && node.tagName === 'a' && isPdf(node.properties.href);

function Anchor({ node: _node, href = '', children, ...rest }: ComponentPropsWithoutRef<'a'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  if (isPdf(href)) return <PdfCard href={href}>{children}</PdfCard>;
  if (!isElsewhere(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
      <Hidden> {say('newWindow')}</Hidden>
    </a>
  );
}

/** A paragraph; one that holds a file card is a block, which a `<p>` cannot hold. */
function Paragraph({ node, ...rest }: ComponentPropsWithoutRef<'p'> & ExtraProps) {
  return node?.children.some(isPdfLink) ? <div {...rest} data-paragraph /> : <p {...rest} />;
}

function Fence({ node, ...rest }: ComponentPropsWithoutRef<'pre'> & ExtraProps) {
  const code = node?.children[0];
  const classes = code?.type === 'element' ? code.properties.className : undefined;
  const names = Array.isArray(classes) ? classes.map(String) : [];
  if (!node || !code || names.includes('math-display')) return <pre {...rest} />;
  const language = names.find(each => each.startsWith('language-'))?.slice('language-'.length) ?? '';
  return <CodeFence code={textOf(code).replace(/\n$/, '')} language={codeLanguageOf(language)} />;
}

function Grid({ node: _node, ...rest }: ComponentPropsWithoutRef<'table'> & ExtraProps) {
  const say = usePhrases(markdownPhrases);
  return (
    <Sideways role="group" aria-label={say('table')} tabIndex={0}>
      <table {...rest} />
    </Sideways>
  );
}

function Picture({ node: _node, alt = '', ...rest }: ComponentPropsWithoutRef<'img'> & ExtraProps) {
  return <img {...rest} alt={alt} loading="lazy" decoding="async" referrerPolicy="no-referrer" />;
}

export const markdownComponents: Components = { a: Anchor, p: Paragraph, pre: Fence, table: Grid, img: Picture };

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Sideways = styled.div`
  overflow-x: auto;
  border-radius: ${theme.radius.seal};
  &:focus-visible {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;
