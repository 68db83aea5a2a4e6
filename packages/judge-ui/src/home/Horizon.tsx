import { theme } from '@oj/ui';
import { styled } from 'styled-components';

/** Three ridges of ink, each paler than the one before it, at the foot of what they stand in. */
export function Horizon() {
  return (
    <Ridges viewBox="0 0 1200 220" preserveAspectRatio="none" aria-hidden focusable="false">
      <path d="M0 150C120 120 190 60 300 84s150 60 260 34 170-94 290-70 140 66 350 20v152H0z" opacity=".07" />
      <path d="M0 176c150-18 210-54 330-44s190 44 320 26 190-58 300-40 120 34 250 14v88H0z" opacity=".11" />
      <path d="M0 198c180-6 260-30 420-22s240 22 400 10 250-20 380-8v42H0z" opacity=".16" />
    </Ridges>
  );
}

const Ridges = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 78%;
  fill: ${theme.color.ink};
  mask-image: linear-gradient(#000 20%, transparent);
  pointer-events: none;
`;
