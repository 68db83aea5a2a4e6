import { escapeHtml } from '../escapeHtml';
import type { AlertKind } from '@oj/contract';
import type { MailContent } from './mail';

interface Alert {
  kind: AlertKind;
  value: number | null;
}

const sentences: Record<AlertKind, (value: number | null) => { zh: string; en: string }> = {
  judges: () => ({ zh: '没有评测机在线，提交在排队等待。', en: 'No judge is there: submissions wait.' }),
  queue: value => ({ zh: `有提交已等待 ${value} 秒。`, en: `A submission has waited for ${value} seconds.` }),
  calibration: value => ({
    zh: `一台评测机的校准变化了 ${value}%：时间限制的含义随之改变。`,
    en: `The calibration of a judge moved by ${value}%: time limits mean something else there.`,
  }),
  disk: value => ({ zh: `磁盘只剩 ${value}%。`, en: `${value}% of the disk is left.` }),
  remote: value => ({ zh: `有 ${value} 个远程评测账号不可用。`, en: `Accounts at remote judges that do not work: ${value}.` }),
  backup: value =>
    value === null
      ? { zh: '站点还没有备份。', en: 'The site was never backed up.' }
      : { zh: `最近一次备份是 ${value} 天前。`, en: `The last backup was ${value} days ago.` },
};

/** The email that tells super admins what is wrong with the site, in both languages. */
export function alertMail(alerts: readonly Alert[], shortName: string): MailContent {
  const told = alerts.map(({ kind, value }) => sentences[kind](value));
  const lines = [...told.map(({ zh }) => zh), ...told.map(({ en }) => en)];
  return {
    subject: `${shortName}: ${told[0]?.zh ?? ''} ${told[0]?.en ?? ''}`,
    text: `${lines.join('\n')}\n`,
    html: lines.map(line => `<p>${escapeHtml(line)}</p>`).join(''),
  };
}
