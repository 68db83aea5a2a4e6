import { Controls, DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import { Anatomy } from './page/Anatomy';
import { GuideHead } from './page/GuideHead';
import { Keyboard } from './page/Keyboard';
import { Live } from './page/Live';
import { Reader } from './page/Reader';
import { Rules } from './page/Rules';
import { Section } from './page/Section';
import { States } from './page/States';
import { TestHooks } from './page/TestHooks';
import { TokensUsed } from './page/TokensUsed';
import { useGuide } from './page/useGuide';

/**
 * The page of every component. What can be read from the component is read from it: props, states, tokens, hooks for tests, size. The rest
 * is written by hand in `<Component>.guide.ts` beside it; sections without words are left out.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags?.includes('autodocs'));
  const [first] = stories;
  const file = String(preparedMeta.parameters.fileName ?? '');
  const guide = useGuide(file);
  const dissected = stories.find(({ name }) => name.replaceAll(' ', '') === guide?.anatomyStory) ?? first;
  const live = useRef<HTMLDivElement>(null);
  return (
    <>
      <GuideHead title={preparedMeta.title} file={file} guide={guide} />
      <Section title="Try it" bare>
        <div ref={live}>
          <Live story={first} />
        </div>
        <div className="sideways">
          <Controls />
        </div>
      </Section>
      {guide?.anatomy && dissected && (
        <Section title="Anatomy">
          <Anatomy story={dissected} parts={guide.anatomy} />
        </Section>
      )}
      <Section title="States" bare>
        <States stories={stories} />
      </Section>
      {guide?.keyboard && (
        <Section title="Keyboard">
          <Keyboard keys={guide.keyboard} pattern={guide.pattern} />
        </Section>
      )}
      {guide?.reader && (
        <Section title="What a screen reader says">
          <Reader said={guide.reader} />
        </Section>
      )}
      {guide?.content && (
        <Section title="Words">
          <Rules rules={guide.content} />
        </Section>
      )}
      <TokensUsed file={file} />
      <TestHooks live={live} />
    </>
  );
}
