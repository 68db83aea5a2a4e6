import { Select, Skeleton, theme, usePhrases } from '@oj/ui';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { helpPhrases } from './helpPhrases';
import { useLanguages } from '../language/useLanguages';

const CodeView = lazy(async () => ({ default: (await import('@oj/ui/CodeView')).CodeView }));

/** A whole program in each language of our own judge. */
export function ExamplePrograms() {
  const say = usePhrases(helpPhrases);
  const { data } = useLanguages();
  const [chosen, choose] = useState<string>();
  const programs = data?.filter(({ template }) => template) ?? [];
  const shown = programs.find(({ name }) => name === chosen) ?? programs[0];
  if (!shown) return <Skeleton shape="block" height={220} />;
  return (
    <Stack>
      <Short
        label={say('ofLanguage')}
        value={shown.name}
        options={programs.map(({ name }) => ({ value: name, label: name }))}
        onValueChange={choose}
      />
      <Suspense fallback={<Skeleton shape="block" height={220} />}>
        <CodeView code={shown.template} language={shown.name} caption={shown.name} />
      </Suspense>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;

const Short = styled(Select)`
  width: 240px;
  max-width: 100%;
`;
