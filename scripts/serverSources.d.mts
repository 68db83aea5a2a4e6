/** Files that the scripts use of the server, from the root of the clone. */
export const serverSources: string[];
