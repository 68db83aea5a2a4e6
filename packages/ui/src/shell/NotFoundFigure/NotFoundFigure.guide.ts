import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['The page for an address that leads nowhere, over a heading and ways on.'],
  avoid: ['A thing that is gone for a reason: say the reason.'],
  reader: {
    en: ['nothing: the heading below says it'],
    zh: ['不朗读：下方标题已说明'],
  },
};
