import { Tag } from '../../packages/ui/src/Tag/Tag';

interface Measured {
  name: string;
  /** Compressed, in bytes. */
  size: number;
}

const measured = Object.values(
  import.meta.glob<readonly Measured[]>('../../packages/ui/size.json', { eager: true, import: 'default' }),
).flat();

/** What the component weighs alone, as it was measured; nothing when it was not. */
export function SizeBadge({ name }: { name: string }) {
  const found = measured.find(each => each.name === name);
  return found ? <Tag>{`${(found.size / 1000).toFixed(1)} kB compressed`}</Tag> : null;
}
