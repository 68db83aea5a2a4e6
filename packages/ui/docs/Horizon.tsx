import { useId } from 'react';
import { styled } from 'styled-components';

interface Hill {
  centre: number;
  width: number;
  height: number;
}

const ranges: readonly (readonly Hill[])[] = [
  [
    { centre: 130, width: 70, height: 96 },
    { centre: 330, width: 90, height: 70 },
    { centre: 560, width: 110, height: 104 },
    { centre: 820, width: 90, height: 84 },
    { centre: 960, width: 60, height: 120 },
  ],
  [
    { centre: 90, width: 60, height: 60 },
    { centre: 400, width: 90, height: 56 },
    { centre: 660, width: 100, height: 78 },
    { centre: 900, width: 90, height: 64 },
  ],
  [
    { centre: 200, width: 80, height: 34 },
    { centre: 500, width: 110, height: 44 },
    { centre: 780, width: 100, height: 36 },
  ],
];

/** Outline of a range of hills over 1000 × 160. */
function outlineOf(hills: readonly Hill[]): string {
  let path = 'M0 160';
  for (let x = 0; x <= 1000; x += 8) {
    const rise = hills.reduce((sum, { centre, width, height }) => sum + height * Math.exp(-((x - centre) ** 2) / (2 * width ** 2)), 0);
    path += ` L${x} ${(150 - rise - Math.sin(x / 13) * 2).toFixed(1)}`;
  }
  return `${path} L1000 160Z`;
}

/** Hills in three washes of ink: the contest header draws them from submissions per minute, here they only greet. */
export function Horizon() {
  const wash = useId();
  return (
    <Sheet viewBox="0 0 1000 160" preserveAspectRatio="none" aria-hidden focusable="false">
      <defs>
        <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--oj-ink)" stopOpacity="0.2" />
          <stop offset="1" stopColor="var(--oj-ink)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {ranges.map(hills => (
        <path key={hills[0]?.centre} d={outlineOf(hills)} fill={`url(#${wash})`} />
      ))}
    </Sheet>
  );
}

const Sheet = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 160px;
`;
