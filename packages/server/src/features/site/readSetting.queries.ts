import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { settings } from './site.table';

/** What is stored under a name of `settings`; nothing of it where nobody has set it. */
export async function readSetting<Value extends object>(executor: Executor, name: string): Promise<Partial<Value>> {
  const [found] = await executor.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return (found?.value ?? {}) as Partial<Value>;
}
