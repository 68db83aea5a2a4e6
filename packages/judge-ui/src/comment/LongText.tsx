import { QuietButton, theme, usePhrases } from '@oj/ui';
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { commentPhrases } from './commentPhrases';

/** Height above which a text is folded, in pixels. */
const TALLEST = 480;

/** A text that is folded when it is very long. */
export function LongText({ children }: { children: ReactNode }) {
  const say = usePhrases(commentPhrases);
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isLong, setIsLong] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useLayoutEffect(() => {
    const element = text.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setIsLong(element.scrollHeight > TALLEST * 1.25));
    for (const child of element.children) sizes.observe(child);
    return () => sizes.disconnect();
  }, []);
  return (
    <>
      <Text ref={text} id={id} data-folded={(isLong && !isOpen) || undefined} onFocus={() => isLong && setIsOpen(true)}>
        <div>{children}</div>
      </Text>
      {isLong && (
        <QuietButton type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
          {say(isOpen ? 'less' : 'more')}
        </QuietButton>
      )}
    </>
  );
}

const Text = styled.div`
  &[data-folded] {
    max-height: ${TALLEST}px;
    overflow: hidden;
    mask-image: linear-gradient(${theme.color.text} 80%, transparent);
  }
`;
