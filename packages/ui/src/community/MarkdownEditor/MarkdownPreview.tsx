import { lazy, Suspense, useDeferredValue } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { theme } from '../../theme/theme';
import { markdownEditorPhrases } from './markdownEditorPhrases';

const MarkdownViewer = lazy(async () => ({ default: (await import('../MarkdownViewer/MarkdownViewer')).MarkdownViewer }));

/** The text as readers will see it, by the same viewer; fetched when a preview is asked for, and never in the way of typing. */
export function MarkdownPreview({ source }: { source: string }) {
  const say = usePhrases(markdownEditorPhrases);
  const shown = useDeferredValue(source);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must be able to scroll it
    <section data-part="preview" aria-label={say('preview')} tabIndex={0}>
      {shown.trim() ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <MarkdownViewer source={shown} size="compact" />
        </Suspense>
      ) : (
        <Nothing>{say('nothing')}</Nothing>
      )}
    </section>
  );
}

const Nothing = styled.p`
  margin: 0;
  color: ${theme.color.text3};
`;
