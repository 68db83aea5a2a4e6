const teams = [
  { id: 't1', name: 'Inkling', organization_id: 'o1', group_ids: ['all'] },
  { id: 't2', name: 'Loop Invariant', group_ids: ['all'] },
  { id: 't3', name: 'Coaches', group_ids: ['guests'] },
];

/** Submission, team, problem, time, verdict. */
const runs = [
  ['s1', 't1', 'p1', '0:14:30.120', 'AC'],
  ['s2', 't2', 'p1', '0:15:00.000', 'CE'],
  ['s3', 't2', 'p1', '0:20:59.999', 'AC'],
  ['s4', 't3', 'p1', '0:30:00.000', 'AC'],
  ['s5', 't1', 'p2', '1:00:00.000', 'WA'],
  ['s6', 't2', 'p2', '3:50:00.000', 'WA'],
  ['s7', 't2', 'p2', '4:10:00.000', 'AC'],
] as const;

const event = (type: string, id: string | null, data: object) => JSON.stringify({ type, id, data });

/** The event feed of a small contest of five hours, its last hour frozen: a line for each event. For stories and tests. */
export const sampleFeed: readonly string[] = [
  event('contest', null, { id: 'c', duration: '5:00:00', scoreboard_freeze_duration: '1:00:00', penalty_time: 20 }),
  event('judgement-types', 'AC', { id: 'AC', solved: true, penalty: false }),
  event('judgement-types', 'WA', { id: 'WA', solved: false, penalty: true }),
  event('judgement-types', 'CE', { id: 'CE', solved: false, penalty: false }),
  event('problems', 'p2', { id: 'p2', label: 'B', name: 'Tides', rgb: '#3b82c4', ordinal: 2 }),
  event('problems', 'p1', { id: 'p1', label: 'A', name: 'Lanterns', rgb: '#e04545', ordinal: 1 }),
  event('groups', 'all', { id: 'all', name: 'Participants' }),
  event('groups', 'guests', { id: 'guests', name: 'Guests', hidden: true }),
  event('organizations', 'o1', { id: 'o1', name: 'Harbour', formal_name: 'Harbour University' }),
  ...teams.map(team => event('teams', team.id, team)),
  ...runs.flatMap(([id, team_id, problem_id, contest_time, judgement_type_id]) => [
    event('submissions', id, { id, team_id, problem_id, contest_time }),
    event('judgements', `j${id}`, { id: `j${id}`, submission_id: id, judgement_type_id, end_contest_time: contest_time }),
  ]),
];
