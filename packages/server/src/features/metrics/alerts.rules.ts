import type { AlertKind } from '@oj/contract';

/** From where on an operator should look. */
const QUEUE_S = 300;
const LEAST_FREE_SHARE = 0.1;
const BACKUP_DAYS = 7;
const DAY_S = 86_400;
/** What holds for so long is told by mail: a judge that starts anew is no alarm. */
const MAIL_AFTER_MS = 60_000;

export interface SiteState {
  /** Of the submission that has waited longest for its first verdict. */
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
}

export interface Alert {
  kind: AlertKind;
  /** Seconds of waiting, percent of the disk, days since the last backup (null: there is none), accounts. */
  value: number | null;
}

/** What is wrong with a site. */
export function alertsOf({ oldestS, judges, freeBytes, totalBytes, backupAgeS, siteAgeS, refusedAccounts }: SiteState): Alert[] {
  const freeShare = totalBytes ? freeBytes / totalBytes : 1;
  const unsavedDays = Math.floor((backupAgeS ?? siteAgeS) / DAY_S);
  return [
    ...(judges === 0 ? [{ kind: 'judges', value: 0 } as const] : []),
    ...(oldestS >= QUEUE_S ? [{ kind: 'queue', value: Math.floor(oldestS) } as const] : []),
    ...(freeShare < LEAST_FREE_SHARE ? [{ kind: 'disk', value: Math.floor(freeShare * 100) } as const] : []),
    ...(refusedAccounts ? [{ kind: 'remote', value: refusedAccounts } as const] : []),
    ...(unsavedDays >= BACKUP_DAYS ? [{ kind: 'backup', value: backupAgeS === undefined ? null : unsavedDays } as const] : []),
  ];
}

/** What is known of alerts from before: since when each holds, and whether it was told by mail. */
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
