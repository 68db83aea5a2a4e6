import { styled } from 'styled-components';
import { Card } from '../src/primitives/Card/Card';
import { CaseGrid } from '../src/judge/CaseGrid/CaseGrid';
import { HeatCalendar } from '../src/account/HeatCalendar/HeatCalendar';
import { daysLater } from '../src/account/HeatCalendar/heatDays';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

const end = '2026-10-17';
const days = Array.from({ length: 371 }, (_, ago) => {
  const wave = Math.sin(ago / 9) + Math.sin(ago / 31) + Math.sin(ago * 12.9898) * 1.4;
  return { date: daysLater(end, -ago), count: wave < 0.2 ? 0 : Math.round(wave * 4) };
});
const cases = Array.from({ length: 17 }, (_, index) => ({
  place: index + 1,
  status: index === 13 ? -1 : index > 13 ? -10 : 0,
  timeMs: 12 + index,
  memoryKb: 3600 + index,
  message: index === 13 ? 'differs from the answer at line 1, column 2' : undefined,
}));
const shown = [0, -1, 1, 2, 3, -2, -3, 8, 7, 5, 4, -4];

/** What else there is, as large as it is used. */
export function WelcomePieces() {
  return (
    <Row>
      <Card
        title="Verdict seals 评测印"
        description="Pigment, shape, letters, name. The letters survive greyscale, print and every language."
      >
        <Seals>
          {shown.map(status => (
            <VerdictSeal
              key={status}
              status={status}
              size="medium"
              score={status === 8 ? 60 : undefined}
              progress={status === 7 ? { done: 23, total: 40 } : undefined}
              queuePlace={status === 5 ? 3 : undefined}
            />
          ))}
        </Seals>
      </Card>
      <Card title="Case by case 测试点" description="Which test decided, and why. Arrow keys walk the tiles.">
        <CaseGrid cases={cases} />
      </Card>
      <Wide title="Five tones of ink 墨分五色" description="A year of submissions: a sequence that holds in any colour vision.">
        <HeatCalendar days={days} end={end} labelHidden />
      </Wide>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));
  gap: 20px;
`;

const Wide = styled(Card)`
  grid-column: 1 / -1;
`;

const Seals = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  justify-items: start;
  gap: ${theme.space[4]};
`;
