import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Everything comes from our own origin. Styles may be inline because styled-components and the editor write them at run
 * time; scripts may not.
 */
export const securityHeaders: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'font-src': ["'self'", 'data:'],
      'img-src': ["'self'", 'data:', 'blob:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'", 'blob:'],
      // The wiki that a site names may live anywhere.
      'frame-src': ["'self'", 'https:'],
      'manifest-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'same-origin' },
  strictTransportSecurity: false,
  xFrameOptions: { action: 'deny' },
};

/** What no page of ours asks of a device. */
const DENIED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = DENIED.map(name => `${name}=()`).join(', ');
const HALF_A_YEAR_S = 15_552_000;

/** Whoever has come by TLS comes by nothing else from then on; whether that is so, a proxy says. */
export function addFurtherHeaders({ protocol }: FastifyRequest, reply: FastifyReply) {
  reply.header('permissions-policy', PERMISSIONS);
  if (protocol === 'https') reply.header('strict-transport-security', `max-age=${HALF_A_YEAR_S}`);
}
