import type { Guide } from '../../../docs/guide';

/** What the page of the component says beside what is read from it. */
export const guide: Guide = {
  use: ['After the name of somebody who speaks for the site: SPA or ADM.'],
  avoid: ['Titles that are an honour: `UserTag`.'],
  reader: {
    en: ['“Super admin” or “Admin”, not the letters'],
    zh: ['“超级管理员”或“管理员”，不读缩写'],
  },
};
