/** How many rows a long list may show at once (UIX-053). */
export const pageSizes: readonly number[] = [15, 30, 50, 100, 200];
