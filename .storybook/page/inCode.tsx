import { Fragment, type ReactNode } from 'react';

/** Text with its `code` set as code. */
export const inCode = (text: string): ReactNode =>
  text.split('`').map((part, place) => (place % 2 ? <code key={place}>{part}</code> : <Fragment key={place}>{part}</Fragment>));
