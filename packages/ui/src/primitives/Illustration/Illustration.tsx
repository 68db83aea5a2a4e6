import { useId } from 'react';
import { styled } from 'styled-components';

export type IllustrationName = 'mountains' | 'boat' | 'scroll';

/** Small ink-wash drawings. They tell nothing that the words beside them do not tell. */
export function Illustration({ name }: { name: IllustrationName }) {
  const wash = useId();
  const Drawing = drawings[name];
  return (
    <Sheet viewBox="0 0 220 120" aria-hidden focusable="false">
      <defs>
        <linearGradient id={wash} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--oj-ink)" stopOpacity="0.42" />
          <stop offset="0.55" stopColor="var(--oj-ink)" stopOpacity="0.12" />
          <stop offset="1" stopColor="var(--oj-ink)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <Drawing wash={`url(#${wash})`} />
    </Sheet>
  );
}

function Mountains({ wash }: { wash: string }) {
  return (
    <>
      <circle cx="158" cy="34" r="13" fill="var(--oj-wa)" opacity="0.85" />
      <path d="M6 112C24 98 34 74 52 58c8-7 14-6 20 2 10 13 18 30 34 40 10 6 16 9 24 12z" fill={wash} />
      <path d="M70 112c16-14 30-44 48-62 7-7 13-6 19 1 14 17 26 42 48 56l22 5z" fill={wash} />
      <path d="M24 112c14-6 26-16 40-20 12-3 20 2 30 7 12 6 26 10 40 13z" fill={wash} />
      <path
        d="M52 58c3 9-1 15 4 24M118 50c-1 10 5 16 3 27"
        fill="none"
        stroke="var(--oj-ink)"
        strokeOpacity="0.3"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path
        d="M176 62q4-4 7 0 3-4 7 0M194 74q3-3 5 0 2-3 5 0"
        fill="none"
        stroke="var(--oj-ink)"
        strokeOpacity="0.7"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <path d="M20 112h180" stroke="var(--oj-ink)" strokeOpacity="0.25" strokeWidth="1" />
    </>
  );
}

function Boat({ wash }: { wash: string }) {
  return (
    <>
      <path d="M0 66c18-6 30-20 48-24 14-3 22 8 34 14 14 7 30 8 46 10z" fill={wash} />
      <path d="M128 66c14-3 26-12 40-13 14-1 30 8 52 13z" fill={wash} />
      <circle cx="186" cy="26" r="11" fill="none" stroke="var(--oj-ink)" strokeOpacity="0.45" strokeWidth="1.4" />
      <path d="M84 84q22 12 52 1-3 10-12 12-14 3-28 0-9-3-12-13z" fill="var(--oj-ink)" opacity="0.88" />
      <path d="M98 85q3-12 13-12t12 11" fill="none" stroke="var(--oj-ink)" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M130 62 139 101" stroke="var(--oj-ink)" strokeWidth="1.6" strokeLinecap="round" />
      <path
        d="M58 102q10-3 20 0M92 108q16-4 34 0M144 104q12-3 22 0M36 94q6-2 12 0"
        fill="none"
        stroke="var(--oj-ink)"
        strokeOpacity="0.35"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
    </>
  );
}

function Scroll({ wash }: { wash: string }) {
  return (
    <>
      <path d="M58 26h104v70H58z" fill="var(--oj-surface)" stroke="var(--oj-ink)" strokeOpacity="0.4" strokeWidth="1.4" />
      <path d="M64 90c12-6 18-22 30-28 9-4 14 6 22 12 10 8 20 6 40 16z" fill={wash} />
      <rect x="50" y="19" width="120" height="9" rx="4.5" fill="var(--oj-ink)" opacity="0.88" />
      <rect x="50" y="93" width="120" height="9" rx="4.5" fill="var(--oj-ink)" opacity="0.88" />
      <path d="M140 40v22M132 40v14" stroke="var(--oj-ink)" strokeOpacity="0.45" strokeWidth="2" strokeLinecap="round" />
      <rect x="128" y="72" width="10" height="10" rx="2" fill="var(--oj-wa)" opacity="0.85" />
      <path d="M110 19V9" stroke="var(--oj-ink)" strokeOpacity="0.5" strokeWidth="1.4" strokeLinecap="round" />
    </>
  );
}

const drawings = { mountains: Mountains, boat: Boat, scroll: Scroll };

const Sheet = styled.svg`
  display: block;
  width: 220px;
  max-width: 100%;
  height: auto;
`;
