import type { AcmCell, AcmStanding, ContestProblem } from '../ranking/standing';
import type { AcmBoardData } from './contestFeed';

/** The answer of `/contests/<id>/scoreboard` of DOMjudge, and of any server that speaks the Contest API. Times are in minutes. */
export interface DomjudgeScoreboard {
  rows: readonly {
    rank: number;
    team_id: string | number;
    score: { num_solved: number; total_time: number };
    problems: readonly {
      problem_id?: string | number | undefined;
      /** DOMjudge has it beside, or in place of the identifier. */
      label?: string | undefined;
      num_judged: number;
      num_pending: number;
      solved?: boolean | undefined;
      time?: number | undefined;
      first_to_solve?: boolean | undefined;
    }[];
  }[];
}

/** What a scoreboard refers to: the answers of `/teams`, `/problems` and `/organizations` of the same contest. */
export interface DomjudgeNames {
  teams: readonly {
    id: string | number;
    name?: string | undefined;
    display_name?: string | null | undefined;
    /** DOMjudge has the name of the school here. */
    affiliation?: string | null | undefined;
    organization_id?: string | null | undefined;
    hidden?: boolean | undefined;
  }[];
  problems: readonly {
    id: string | number;
    label?: string | undefined;
    short_name?: string | undefined;
    name?: string | undefined;
    rgb?: string | null | undefined;
    ordinal?: number | undefined;
  }[];
  organizations?: readonly { id: string | number; name?: string | undefined; formal_name?: string | undefined }[] | undefined;
}

/** A scoreboard of DOMjudge as rows and columns of `Scoreboard`. Ranks are those of the answer. */
export function domjudgeBoard({ rows }: DomjudgeScoreboard, { teams, problems, organizations = [] }: DomjudgeNames): AcmBoardData {
  const teamOf = new Map(teams.map(team => [String(team.id), team]));
  const schoolOf = new Map(organizations.map(each => [String(each.id), each.formal_name ?? each.name]));
  const columns = problems
    .toSorted((a, b) => (a.ordinal ?? 0) - (b.ordinal ?? 0))
    .map((each): ContestProblem & { id: string } => ({
      id: String(each.id),
      label: each.label ?? each.short_name ?? String(each.id),
      title: each.name,
      color: each.rgb,
    }));
  const labelOf = new Map(columns.map(({ id, label }) => [id, label]));
  const standings = rows.map(({ rank, team_id, score, problems: results }): AcmStanding => {
    const team = teamOf.get(String(team_id));
    const cells = results.flatMap(result => {
      const label = labelOf.get(String(result.problem_id)) ?? result.label;
      return label === undefined ? [] : [[label, cellOf(result)] as const];
    });
    return {
      id: String(team_id),
      username: team?.display_name ?? team?.name ?? String(team_id),
      school: team?.affiliation ?? schoolOf.get(String(team?.organization_id)),
      rank: team?.hidden ? null : rank,
      ...(team?.hidden && { unofficial: true }),
      solved: score.num_solved,
      penaltySeconds: score.total_time * 60,
      cells: Object.fromEntries(cells),
    };
  });
  const solvedCount = (label: string) => standings.filter(({ cells }) => cells[label]?.accepted).length;
  return { kind: 'acm', problems: columns.map(({ id: _id, ...each }) => ({ ...each, solvedCount: solvedCount(each.label) })), standings };
}

function cellOf(result: DomjudgeScoreboard['rows'][number]['problems'][number]): AcmCell {
  const { solved = false, num_judged, num_pending, time = 0, first_to_solve } = result;
  if (solved) return { accepted: true, acceptedAtSeconds: time * 60, wrongTries: Math.max(num_judged - 1, 0), first: first_to_solve };
  return { wrongTries: num_judged, pendingTries: num_pending };
}
