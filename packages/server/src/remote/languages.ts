import type { Language } from '@oj/contract';
import type { SiteCode } from './adapter';
import { remoteSites } from './sites';

const FIRST_ID = 1_000;
const IDS_OF_SITE = 100;

/** The languages of the sites, as problems offer them. */
export const remoteLanguages: readonly Language[] = remoteSites.flatMap(({ code, languages }, site) =>
  languages.map(({ name, contentType }, index) => ({
    id: FIRST_ID + site * IDS_OF_SITE + index,
    name,
    description: name,
    contentType,
    compileCommand: '',
    runCommand: '',
    template: '',
    codeTemplate: '',
    isSpj: false,
    oj: code,
    seq: languages.length - index,
    timeFactor: 1,
    memoryFactor: 1,
  })),
);

export const languagesOfSite = (code: SiteCode) => remoteLanguages.filter(({ oj }) => oj === code);
