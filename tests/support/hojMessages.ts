import { nameOf, range, type Row, times, uidOf } from './hojRows';

/** Tables of a dump about what people were told, asked to print and reported, and what came of single cases. */
export const smallTables = (): [name: string, rows: Iterable<Row>][] => [
  [
    'contest_print',
    range(1, 3, id => ({ id, username: nameOf(2), realname: null, cid: 1000, content: `print ${id}`, status: id - 1, ...times })),
  ],
  ['discussion_report', range(1, 3, id => ({ id, did: id, reporter: nameOf(3), content: 'spam', status: 0, ...times }))],
  [
    'group',
    range(1, 3, id => ({
      id,
      name: `Old class ${id}`,
      short_name: `OLDC${id}`,
      brief: 'a class',
      description: 'x',
      owner: 'mover1',
      uid: uidOf(1),
      auth: 1,
      visible: 1,
      status: 0,
      code: null,
      ...times,
    })),
  ],
  [
    'judge_case',
    range(0, 40, index => ({
      id: index + 1,
      submit_id: 1 + Math.floor(index / 2),
      case_id: index % 2,
      seq: 1 + (index % 2),
      status: index % 2 ? -1 : 0,
      time: 5 + index,
      memory: 900,
      score: null,
      group_num: 1,
      user_output: 'out',
    })),
  ],
  [
    'msg_remind',
    range(1, 4, id => ({
      id,
      action: ['Discuss', 'Reply', 'Like_Post'][id - 1] ?? '',
      source_id: 1,
      source_type: 'Discussion',
      source_content: 'well said',
      quote_id: id === 2 ? 1 : null,
      quote_type: id === 2 ? 'Comment' : null,
      url: '/discussion-detail/1',
      state: id === 1 ? 1 : 0,
      sender_id: uidOf(4),
      recipient_id: uidOf(6),
      ...times,
    })),
  ],
  [
    'user_sys_notice',
    range(1, 3, id => ({
      id,
      sys_notice_id: id === 1 ? 1 : 3,
      recipient_id: uidOf(6),
      type: id === 1 ? 'Sys' : 'Mine',
      state: id === 1 ? 1 : 0,
      ...times,
    })),
  ],
];
