import { Story } from '@storybook/addon-docs/blocks';
import { useCallback, useRef } from 'react';
import type { ModuleExport, PreparedStory } from 'storybook/internal/types';
import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';
import { inCode } from './inCode';
import { useDrawn } from './useDrawn';

type Part = readonly [selector: string, name: string, note?: string];

interface Spot {
  leftPx: number;
  topPx: number;
  widthPx: number;
  heightPx: number;
}

/** The first story again, out of reach, with a number at each part and the parts by number below. */
export function Anatomy({ story, parts }: { story: PreparedStory; parts: readonly Part[] }) {
  const stage = useRef<HTMLDivElement>(null);
  const look = useCallback((box: HTMLElement) => parts.map(([selector]) => spotOf(box, selector)), [parts]);
  const spots = useDrawn(stage, look) ?? [];
  const seen = parts.flatMap((part, place) => (spots[place] ? [{ part, spot: spots[place] }] : []));
  return (
    <Paper>
      <Stage>
        <div ref={stage} inert>
          <Story of={story.moduleExport as ModuleExport} />
        </div>
        {seen.map(({ part: [selector], spot }, place) => (
          <Mark key={selector} aria-hidden style={{ left: spot.leftPx, top: spot.topPx, width: spot.widthPx, height: spot.heightPx }}>
            <b>{place + 1}</b>
          </Mark>
        ))}
      </Stage>
      <ol>
        {seen.map(({ part: [selector, name, note] }) => (
          <li key={selector}>
            <strong>{name}</strong> {note && <span>{inCode(note)}</span>} <code>{selector}</code>
          </li>
        ))}
      </ol>
    </Paper>
  );
}

/** Where the first element of a selector stands, from the corner of the box; a box of no size is not seen. */
function spotOf(box: HTMLElement, selector: string): Spot | undefined {
  const found = [...box.querySelectorAll(selector)].find(element => element.getBoundingClientRect().width > 0);
  if (!found) return undefined;
  const outer = box.getBoundingClientRect();
  const { left, top, width, height } = found.getBoundingClientRect();
  return { leftPx: left - outer.left, topPx: top - outer.top, widthPx: width, heightPx: height };
}

const Paper = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.body};
  overflow: clip;
  & > ol {
    columns: 2 300px;
    gap: 28px;
    margin: 0;
    padding: 16px 24px 18px 40px;
    border-block-start: 1px solid ${theme.color.line};
  }
  & li {
    padding: 3px 0;
    break-inside: avoid;
  }
  & li::marker {
    color: var(--oj-accent);
    font: 600 12px/20px ${theme.family.mono};
  }
  & li span {
    color: ${theme.color.text2};
  }
  & li code {
    color: ${theme.color.text3};
    font: ${theme.font.number};
    overflow-wrap: anywhere;
  }
`;

const Stage = styled.div`
  position: relative;
  margin: 30px 32px 26px;
`;

const Mark = styled.i`
  position: absolute;
  border: 1px dashed ${theme.color.accent};
  border-radius: 3px;
  pointer-events: none;
  & > b {
    position: absolute;
    inset-block-start: -11px;
    inset-inline-start: -11px;
    display: grid;
    place-items: center;
    width: 20px;
    height: 20px;
    border-radius: ${theme.radius.round};
    background: ${theme.color.accent};
    color: ${theme.color.surface};
    font: 600 11px/1 ${theme.family.mono};
    font-style: normal;
  }
`;
