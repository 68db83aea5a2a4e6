/** The judge without the product around it, made into one file in a folder of the caller. */
export function bundleJudge(folder: string): Promise<unknown>;
