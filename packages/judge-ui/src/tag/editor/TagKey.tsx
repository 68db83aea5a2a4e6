import type { SourcedTag } from '@oj/contract';
import { focusRing, Tag, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { tagAdminPhrases } from './tagAdminPhrases';

/** A button with the name of a tag that opens its dialog. */
export function TagKey({ tag: { name, color }, onPress }: { tag: SourcedTag; onPress: () => void }) {
  const say = usePhrases(tagAdminPhrases);
  return (
    <Key type="button" aria-label={say('editTag', { name })} onClick={onPress}>
      <Tag color={color ?? undefined}>{name}</Tag>
    </Key>
  );
}

const Key = styled.button`
  min-height: 28px;
  padding: 2px;
  border: 0;
  border-radius: ${theme.radius.seal};
  background: none;
  cursor: pointer;
  ${focusRing}
  &:hover {
    background: ${theme.color.hover};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
