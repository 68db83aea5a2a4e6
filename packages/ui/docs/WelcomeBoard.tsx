import { styled } from 'styled-components';
import { CellLegend } from '../src/contest/CellLegend/CellLegend';
import { ContestHeader } from '../src/contest/ContestHeader/ContestHeader';
import { problems, standings } from '../src/testing/exampleBoard';
import { Scoreboard } from '../src/contest/Scoreboard/Scoreboard';
import { momentAt, sampleContest } from '../src/testing/sampleContest';
import { theme } from '../src/theme/theme';

/** A wave of submissions per minute that looks lived in, the same each time. */
const perMinute = Array.from({ length: 253 }, (_, minute) =>
  Math.round(
    14 + 22 * Math.abs(Math.sin(minute / 27)) + 18 * Math.abs(Math.sin(minute / 11 + 1)) + 6 * Math.abs(Math.sin(minute * 12.9898)),
  ),
);

/** A contest in its last hour: header, clock, board, legend. All of it is live. */
export function WelcomeBoard() {
  return (
    <Paper>
      <ContestHeader
        contest={sampleContest}
        subtitle="秋季邀请赛"
        submissionsPerMinute={perMinute}
        serverOffsetMs={312}
        now={momentAt.frozen}
      />
      <Scoreboard.Root
        kind="acm"
        problems={shown}
        standings={standings}
        defaultShownName="nickname"
        onOpenTeam={ignore}
        onOpenCell={ignore}
      >
        <Scoreboard.Banner since="17:00" hiddenCount={14} />
        <Scoreboard.Table />
        <CellLegend />
      </Scoreboard.Root>
    </Paper>
  );
}

/** The problems that fit on a page of documentation without scrolling. */
const shown = problems.slice(0, 8);

const ignore = () => undefined;

const Paper = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  padding: 0 28px 22px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.canvas};
  overflow: clip;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & h1 {
    font: ${theme.font.heading};
  }
  ${theme.phone} {
    padding-inline: 14px;
  }
`;
