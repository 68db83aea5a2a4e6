import { isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUPS_OF_NETWORK = 4;
const MAPPED = '::ffff:';

/**
 * What limits count as one place: an IPv4 address by itself, an IPv6 address by its /64, which is what one customer of a
 * provider has at least.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  if (ip.toLowerCase().startsWith(MAPPED) && ip.includes('.')) return ip.slice(MAPPED.length);
  const [head = '', tail] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const all = [...before, ...Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0'), ...after];
  return `${all
    .slice(0, GROUPS_OF_NETWORK)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const groupsOf = (text: string) => (text ? text.split(':') : []);
