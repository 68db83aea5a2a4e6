import { expect, test } from 'vitest';
import { defaultAlerts } from '../site/site.rules';
import { alertsOf, followUp, type SiteState } from './alerts.rules';

const DAY_S = 86_400;
const well: SiteState = {
  oldestS: 20,
  judges: 2,
  freeBytes: 50,
  totalBytes: 100,
  backupAgeS: DAY_S,
  siteAgeS: 100 * DAY_S,
  refusedAccounts: 0,
  calibrationShifts: [2, -4],
};
const now = new Date('2026-03-14T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test.each<[string, Partial<SiteState>, string[]]>([
  ['all is well', {}, []],
  ['no judge', { judges: 0 }, ['judges 0']],
  ['somebody waits for five minutes', { oldestS: 300.4 }, ['queue 300']],
  ['the disk is nearly full', { freeBytes: 9.9 }, ['disk 9']],
  ['the size of the disk is not known', { freeBytes: 0, totalBytes: 0 }, []],
  ['the last backup is a week old', { backupAgeS: 7 * DAY_S }, ['backup 7']],
  ['there was never a backup', { backupAgeS: undefined }, ['backup null']],
  ['a site of yesterday has no backup yet', { backupAgeS: undefined, siteAgeS: DAY_S }, []],
  ['other sites refuse two accounts', { refusedAccounts: 2 }, ['remote 2']],
  ['a judge became slower', { calibrationShifts: [3, 14, -11] }, ['calibration 14']],
  ['a judge became faster', { calibrationShifts: [-22] }, ['calibration -22']],
  ['everything at once', { judges: 0, oldestS: 900, freeBytes: 0, backupAgeS: 9 * DAY_S }, ['judges 0', 'queue 900', 'disk 0', 'backup 9']],
])('%s', (_, change, wanted) => {
  expect(alertsOf({ ...well, ...change }, defaultAlerts).map(({ kind, value }) => `${kind} ${value}`)).toEqual(wanted);
});

test('what holds for a minute is told once, and again after it had ended', () => {
  const alert = { kind: 'judges', value: 0 } as const;
  const first = followUp({}, [alert], now);
  expect(first).toEqual({ ongoing: { judges: { since: now.toISOString(), isTold: false } }, toTell: [] });
  const second = followUp(first.ongoing, [alert], later(1));
  expect(second).toEqual({ ongoing: { judges: { since: now.toISOString(), isTold: true } }, toTell: [alert] });
  expect(followUp(second.ongoing, [alert], later(2)).toTell).toEqual([]);
  const ended = followUp(second.ongoing, [], later(3));
  expect(ended).toEqual({ ongoing: {}, toTell: [] });
  expect(followUp(ended.ongoing, [alert], later(4)).toTell).toEqual([]);
});
