import { phrases } from '../../locale/phrases';

/** What balloons and print jobs have in common: organisers take them, so that nobody goes twice. */
export const hallPhrases = phrases('hall', {
  participant: { zh: '参赛者', en: 'Participant' },
  helper: { zh: '负责人', en: 'Helper' },
  take: { zh: '认领', en: 'Take' },
  takeOf: { zh: '认领{{what}}', en: 'Take {{what}}' },
  giveBack: { zh: '放回', en: 'Give back' },
  giveBackOf: { zh: '放回{{what}}', en: 'Give back {{what}}' },
  takenBy: { zh: '{{who}} 已认领', en: '{{who}} has it' },
  place: { zh: '{{room}} · {{seat}}', en: '{{room}} · {{seat}}' },
  atSeat: { zh: '座位 {{seat}}', en: 'Seat {{seat}}' },
  yours: { zh: '你已认领', en: 'You have it' },
});
