import { Tag } from '../../packages/ui/src/primitives/Tag/Tag';

/** KB after gzip, by component; as CI holds them. */
type Sizes = Readonly<Record<string, number>>;

const [measured = {}] = Object.values(import.meta.glob<Sizes>('../../packages/ui/weights.json', { eager: true, import: 'default' }));

/** What the component weighs alone, beside React and styled-components; nothing when it was not weighed. */
export function SizeBadge({ name }: { name: string }) {
  const size = measured[name];
  return size === undefined ? null : <Tag title="After gzip, without React and styled-components">{`${size} KB`}</Tag>;
}
