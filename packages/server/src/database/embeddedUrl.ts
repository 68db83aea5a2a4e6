import { socketFolderOf } from './socketFolder';

/** The role that the product works as: owner of its tables, and nothing beyond. */
export const APP_ROLE = 'oj_app';

/** The address of the embedded PostgreSQL for a role. */
export const urlAs = (role: string, dataDir: string) =>
  `postgresql://${role}@localhost/postgres?host=${encodeURIComponent(socketFolderOf(dataDir))}`;

/** Its address for the product, known before it runs. */
export const postgresUrl = (dataDir: string) => urlAs(APP_ROLE, dataDir);
