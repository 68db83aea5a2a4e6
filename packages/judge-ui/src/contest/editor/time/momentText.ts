import { formatMoment } from '@oj/ui';

/** `2026-10-17 14:30` of a moment in the reader's time zone, with seconds only where there are some. */
export const momentText = (moment: Date): string => formatMoment(moment).replace(/:00$/, '');
