import { useState } from 'react';
import { styled } from 'styled-components';
import { RadioGroup } from '../src/primitives/RadioGroup/RadioGroup';
import { ResultPie } from '../src/judge/ResultPie/ResultPie';
import { problems, standings } from '../src/testing/exampleBoard';
import { Scoreboard } from '../src/contest/Scoreboard/Scoreboard';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';
import { verdicts } from '../src/verdict/verdicts';
import { type Vision, VisionFilters, visions } from './VisionFilters';

const names: Readonly<Record<Vision, string>> = {
  normal: 'Full colour',
  deuteranopia: 'Deuteranopia',
  protanopia: 'Protanopia',
  tritanopia: 'Tritanopia',
  achromatopsia: 'Greyscale',
};
const shares: Readonly<Record<Vision, string>> = {
  normal: 'three kinds of cones',
  deuteranopia: 'no green cones',
  protanopia: 'no red cones',
  tritanopia: 'no blue cones',
  achromatopsia: 'no colour at all, or paper',
};

const shown = problems.slice(0, 7);
const rows = standings.filter((_, place) => place !== 3 && place < 6);
const counts = [0, -1, 1, 2, 3, -2].map((status, place) => ({ status, count: [183, 96, 41, 22, 17, 8][place] ?? 0 }));
const charts = [0, 1, 2, 3, 4, 5, 6, 7];

/** Verdicts, a chart and a strip of a board as other eyes see them: one after the other, or all at once. */
export function VisionSheet() {
  const [vision, setVision] = useState<Vision | 'all'>('all');
  return (
    <Root>
      <VisionFilters />
      <RadioGroup
        label="Look with"
        variant="segmented"
        value={vision}
        onValueChange={value => setVision(visions.find(each => each === value) ?? 'all')}
        options={[{ value: 'all', label: 'All at once' }, ...visions.map(each => ({ value: each, label: names[each] }))]}
      />
      {visions
        .filter(each => vision === 'all' || vision === each)
        .map(each => (
          <Eye key={each} vision={each} whole={vision !== 'all'} />
        ))}
    </Root>
  );
}

function Eye({ vision, whole }: { vision: Vision; whole: boolean }) {
  return (
    <Paper>
      <header>
        <b>{names[vision]}</b> {shares[vision]}
      </header>
      <Seen style={vision === 'normal' ? undefined : { filter: `url(#vision-${vision})` }}>
        <Row>
          {verdicts
            .filter(({ name }) => name !== 'notSubmitted')
            .map(({ code }) => (
              <VerdictSeal key={code} status={code} />
            ))}
        </Row>
        <Bars aria-hidden>
          {charts.map(series => (
            <i key={series} style={{ background: `var(--oj-chart-${series})`, height: 18 + ((series * 37) % 46) }} />
          ))}
        </Bars>
        {whole && <ResultPie label="Results" counts={counts} />}
        <Scoreboard.Root kind="acm" problems={shown} standings={rows} defaultShownName="nickname" density="compact">
          <Scoreboard.Table label={`Board, ${names[vision]}`} />
        </Scoreboard.Root>
      </Seen>
    </Paper>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Paper = styled.section`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
  & > header {
    padding: 10px 18px;
    border-block-end: 1px solid ${theme.color.line};
    color: ${theme.color.text2};
  }
  & > header > b {
    margin-inline-end: 8px;
    color: ${theme.color.text};
    font: ${theme.font.title};
    font-size: 17px;
  }
`;

const Seen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 14px 24px;
  padding: 16px 18px 18px;
  background: ${theme.color.surface};
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  ${theme.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: center;
  gap: 6px;
`;

const Bars = styled.div`
  display: flex;
  align-items: end;
  gap: 5px;
  height: 64px;
  & > i {
    width: 16px;
    border-radius: 3px 3px 0 0;
  }
`;
