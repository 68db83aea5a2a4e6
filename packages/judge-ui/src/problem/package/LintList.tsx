import type { PackageLint } from '@oj/contract';
import { theme, useLocale, usePhrases, visuallyHidden } from '@oj/ui';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { packagePhrases } from './packagePhrases';

const icons = { error: CircleAlert, warning: TriangleAlert, note: Info };
const order = { error: 0, warning: 1, note: 2 };

/** What there is to say about a package or a problem, the gravest first. */
export function LintList({ lint, label }: { lint: readonly PackageLint[]; label: string }) {
  const say = usePhrases(packagePhrases);
  const isChinese = useLocale() === 'zh-CN';
  return (
    <List aria-label={label}>
      {lint
        .toSorted((a, b) => order[a.severity] - order[b.severity])
        .map(({ code, severity, where, zh, en }, index) => {
          const Icon = icons[severity];
          return (
            <li key={`${code}-${index}`} data-severity={severity}>
              <Icon aria-hidden />
              <span>
                <b>{say(severity)}: </b>
                <bdi>{isChinese ? zh : en}</bdi> {where !== undefined && <bdi data-where>{where}</bdi>}
              </span>
              <code>{code}</code>
            </li>
          );
        })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${theme.font.body};
  & > li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr) auto;
    gap: ${theme.space[3]};
    align-items: baseline;
    overflow-wrap: anywhere;
  }
  & svg {
    align-self: start;
    width: 16px;
    height: 16px;
    margin-block-start: 2px;
    color: ${theme.color.text3};
  }
  & > [data-severity='error'] svg {
    color: ${theme.color.danger};
  }
  & > [data-severity='warning'] svg {
    color: ${theme.color.warn};
  }
  & b {
    ${visuallyHidden}
  }
  & [data-where],
  & code {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
`;
