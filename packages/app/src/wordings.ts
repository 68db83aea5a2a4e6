import { createInstance } from 'i18next';

/** Holds the phrases of every component: a site that wants another wording adds a bundle `oj.<component>` here. */
export const wordings = createInstance();
void wordings.init({ lng: 'en-US', fallbackLng: 'en-US', initAsync: false, resources: {}, interpolation: { escapeValue: false } });
