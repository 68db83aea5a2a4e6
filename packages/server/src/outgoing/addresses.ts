import { BlockList, isIP } from 'node:net';

/** Inner networks, and those that carry an address of IPv4 within theirs: 6to4, Teredo, translated ones. */
const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  inner.addSubnet(net, bits, 'ipv6');

/** Where a machine asks its own network who it is, some of which answer with keys: nothing of a site is at home there. */
const ofMachine = new BlockList();
ofMachine.addSubnet('169.254.0.0', 16, 'ipv4');
ofMachine.addAddress('100.100.100.200', 'ipv4');
ofMachine.addSubnet('fe80::', 10, 'ipv6');
ofMachine.addAddress('fd00:ec2::254', 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/**
 * How far a call may go. `public`: to no inner network, for what a form of the back office or another site names. `anywhere`: to inner
 * networks, too, where databases and buckets are, but never to what is link-local. `machine`: to this machine alone.
 */
export type Reach = 'public' | 'anywhere' | 'machine';

const allowed: Record<Reach, (address: string, family: 'ipv4' | 'ipv6') => boolean> = {
  public: (address, family) => !inner.check(address, family),
  anywhere: (address, family) => !ofMachine.check(address, family),
  machine: (address, family) => loopback.check(address, family),
};

/** Whether an address of IP is within reach. */
export function isWithin(reach: Reach, address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? inHex(address);
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family !== 0 && allowed[reach](plain, family === 6 ? 'ipv6' : 'ipv4');
}

/** `::ffff:a9fe:a9fe`, as addresses of the web write a mapped one. */
function inHex(address: string): string | undefined {
  const [, high, low] = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address) ?? [];
  if (high === undefined || low === undefined) return undefined;
  const [a, b] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [a >> 8, a & 255, b >> 8, b & 255].join('.');
}
