import { Button, Checkbox, CodeEditor, Skeleton, Switch, theme, usePhrases } from '@oj/ui';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { useLanguages } from '../../language/useLanguages';
import { FaultLine, QuietLine } from '../../parts/formParts';
import { useFormAround } from '../../parts/form/SaveForm';
import { FormSection } from './FormSection';
import { problemFormPhrases } from './problemFormPhrases';
import type { ProblemValues } from './problemValues';

/** Which languages are taken, and what their editors start with. */
export function LanguagesSection() {
  const say = usePhrases(problemFormPhrases);
  const { errorOf } = useFormAround<ProblemValues>();
  const { data: known } = useLanguages();
  const { control } = useFormContext<ProblemValues>();
  const { field, formState } = useController({ control, name: 'languages' });
  const chosen = field.value;
  const fault = errorOf('languages');
  // A language that this installation does not judge stays visible where the problem has it, or had it when it was opened.
  const had = formState.defaultValues?.languages?.filter(name => name !== undefined) ?? [];
  const names = [...new Set([...(known?.map(({ name }) => name) ?? []), ...had, ...chosen])];
  const inOrder = (next: readonly string[]) => field.onChange(names.filter(name => next.includes(name)));
  return (
    <FormSection
      section="languages"
      description={say('templateLead')}
      actions={
        <Both>
          <Button size="small" onClick={() => inOrder(names)}>
            {say('allLanguages')}
          </Button>
          <Button size="small" onClick={() => inOrder([])}>
            {say('noLanguages')}
          </Button>
        </Both>
      }
    >
      {!known && <Skeleton shape="block" height={24} />}
      <Choices aria-label={say('languages')}>
        {names.map(name => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen.includes(name)}
            onCheckedChange={checked => inOrder(checked ? [...chosen, name] : chosen.filter(each => each !== name))}
          />
        ))}
      </Choices>
      {fault && <FaultLine role="alert">{fault}</FaultLine>}
      {!fault && !chosen.length && <QuietLine>{say('languageRequired')}</QuietLine>}
      <Templates languages={chosen} startOf={name => known?.find(each => each.name === name)?.codeTemplate ?? ''} />
      {errorOf('templates') && <FaultLine role="alert">{errorOf('templates')}</FaultLine>}
    </FormSection>
  );
}

interface TemplatesProps {
  languages: readonly string[];
  /** What the template of a language starts with. */
  startOf: (language: string) => string;
}

function Templates({ languages, startOf }: TemplatesProps) {
  const say = usePhrases(problemFormPhrases);
  const { control } = useFormContext<ProblemValues>();
  const { field } = useController({ control, name: 'templates' });
  const templates = field.value;
  const without = (language: string) => templates.filter(each => each.language !== language);
  if (!languages.length) return null;
  return (
    <List>
      {languages.map(language => {
        const template = templates.find(each => each.language === language);
        return (
          <div key={language}>
            <Switch
              label={say('template', { language })}
              checked={!!template}
              onCheckedChange={on => field.onChange(on ? [...without(language), { language, code: startOf(language) }] : without(language))}
            />
            {template && (
              <CodeEditor
                aria-label={say('template', { language })}
                language={language}
                height={220}
                value={template.code}
                onValueChange={code => field.onChange(templates.map(each => (each.language === language ? { language, code } : each)))}
              />
            )}
          </div>
        );
      })}
    </List>
  );
}

const Both = styled.span`
  display: inline-flex;
  gap: ${theme.space[3]};
`;

const Choices = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
`;

const List = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  gap: ${theme.space[5]} ${theme.space[6]};
  padding-block-start: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
  & > div {
    display: grid;
    gap: ${theme.space[4]};
  }
  & > div:has(> :nth-child(2)) {
    grid-column: 1 / -1;
  }
`;
