import dayjs from 'dayjs';

/** `YYYY-MM-DD` of a moment, in the reader's time zone. */
export const formatDay = (moment: Date): string => dayjs(moment).format('YYYY-MM-DD');

/** `YYYY-MM-DD HH:mm:ss` of a moment, in the reader's time zone: an exact time is written alike in every language. */
export const formatMoment = (moment: Date): string => dayjs(moment).format('YYYY-MM-DD HH:mm:ss');
