const MOST = 99;

/** A count in a narrow place: `99+` above 99. */
export const capped = (count: number) => (count > MOST ? `${MOST}+` : String(count));
