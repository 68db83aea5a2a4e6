import { chromium } from 'playwright';
import { chromiumOptions } from '../support/chromium';
import { fontConfiguration } from './fonts';

/** The system's Chromium, drawing the same on every machine: no hints, no sub-pixels, no colour profile, no fonts but the known ones. */
export const launchForPictures = (cacheFolder: string) =>
  chromium.launch({
    ...chromiumOptions,
    args: [
      ...chromiumOptions.args,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--hide-scrollbars',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    env: { ...process.env, FONTCONFIG_FILE: fontConfiguration(cacheFolder) },
  });
