import * as z from 'zod/mini';

/** A process of the installation, as existing clients read it: they take its name, its health and where it is out of this. */
export const ServiceInstance = z.object({
  serviceId: z.string(),
  host: z.string(),
  port: z.number().check(z.describe('Port of the process; 0 if it has none.')),
  metadata: z.record(z.string(), z.string()),
});
export type ServiceInstance = z.infer<typeof ServiceInstance>;
