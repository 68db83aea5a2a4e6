import type { Balloon, PrintJob } from '@oj/contract';
import { contestProblems } from './contestSamples';
import { minutesAgo } from './samples';

export const balloon = (id: number, place: number, username: string, more: Partial<Balloon> = {}): Balloon => {
  const { pid = 40, displayId = 'A', displayTitle = '', color = null } = contestProblems[place] ?? {};
  return {
    id,
    cid: 3,
    submitId: id,
    pid,
    displayId,
    displayTitle,
    color,
    uid: String(20 + id),
    username,
    realname: null,
    room: null,
    seat: null,
    submitTime: minutesAgo(30 - id),
    time: 3600 + 60 * id,
    firstBlood: false,
    firstProvisional: false,
    checked: false,
    helper: null,
    change: null,
    changedBy: null,
    ...more,
  };
};

export const printJob = (id: number, username: string, more: Partial<PrintJob> = {}): PrintJob => ({
  id,
  cid: 3,
  uid: String(20 + id),
  username,
  realname: null,
  room: null,
  seat: null,
  status: 0,
  gmtCreate: minutesAgo(12 - id),
  beginning: '#include <bits/stdc++.h>\nusing namespace std;\nint main() { int n; cin >> n; }',
  length: 2_314,
  helper: null,
  ...more,
});
