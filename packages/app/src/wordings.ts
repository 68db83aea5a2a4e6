import { createInstance } from 'i18next';

/** The phrases of all components. A site overrides them with a bundle `oj.<component>`. */
export const wordings = createInstance();
void wordings.init({ lng: 'en-US', fallbackLng: 'en-US', initAsync: false, resources: {}, interpolation: { escapeValue: false } });
