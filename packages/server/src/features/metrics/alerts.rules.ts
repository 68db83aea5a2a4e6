import type { AlertKind, AlertLimits } from '@oj/contract';

const DAY_S = 86_400;
/** An alert is mailed when it has held for this time: a judge that restarts is no alarm. */
const MAIL_AFTER_MS = 60_000;

export interface SiteState {
  /** Waiting time of the submission that has waited longest for its first verdict, in seconds. */
  oldestS: number;
  judges: number;
  freeBytes: number;
  totalBytes: number;
  /** Undefined: there was none yet. */
  backupAgeS: number | undefined;
  /** Accounts at other sites that do not work. */
  refusedAccounts: number;
  /** Since the first user was made. */
  siteAgeS: number;
  /** Percent by which the latest calibration of each judge is above what it mostly was. */
  calibrationShifts: readonly number[];
}

export interface Alert {
  kind: AlertKind;
  /** Seconds of waiting, percent of the disk, days since the last backup (null: there is none), percent of a calibration, accounts. */
  value: number | null;
}

/** All alerts that hold for a site now. */
export function alertsOf(state: SiteState, limits: AlertLimits): Alert[] {
  const { oldestS, judges, freeBytes, totalBytes, backupAgeS, siteAgeS, refusedAccounts, calibrationShifts } = state;
  const freeShare = totalBytes ? freeBytes / totalBytes : 1;
  const unsavedDays = Math.floor((backupAgeS ?? siteAgeS) / DAY_S);
  const greatestShift = calibrationShifts.toSorted((a, b) => Math.abs(b) - Math.abs(a))[0] ?? 0;
  return [
    ...(judges === 0 ? [{ kind: 'judges', value: 0 } as const] : []),
    ...(oldestS >= limits.queueSeconds ? [{ kind: 'queue', value: Math.floor(oldestS) } as const] : []),
    ...(freeShare * 100 < limits.diskPercent ? [{ kind: 'disk', value: Math.floor(freeShare * 100) } as const] : []),
    ...(refusedAccounts ? [{ kind: 'remote', value: refusedAccounts } as const] : []),
    ...(unsavedDays >= limits.backupDays ? [{ kind: 'backup', value: backupAgeS === undefined ? null : unsavedDays } as const] : []),
    ...(Math.abs(greatestShift) > limits.calibrationPercent ? [{ kind: 'calibration', value: greatestShift } as const] : []),
  ];
}

/** Alerts that held before: since when, and whether they were mailed. */
export type Ongoing = Partial<Record<AlertKind, { since: string; isTold: boolean }>>;

/** What holds now, and which of it is to be told. */
export function followUp(before: Ongoing, alerts: readonly Alert[], now: Date): { ongoing: Ongoing; toTell: Alert[] } {
  const ongoing: Ongoing = {};
  const toTell: Alert[] = [];
  for (const alert of alerts) {
    const { since, isTold } = before[alert.kind] ?? { since: now.toISOString(), isTold: false };
    const isDue = !isTold && now.getTime() - Date.parse(since) >= MAIL_AFTER_MS;
    if (isDue) toTell.push(alert);
    ongoing[alert.kind] = { since, isTold: isTold || isDue };
  }
  return { ongoing, toTell };
}
