import { Button, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { formPhrases } from './formPhrases';
import { barStyle, StickyBar } from '../StickyBar';
import { useFormAround } from './SaveForm';

/** Saves the form around it, or discards its changes. Stays at the foot of the window while the form scrolls. */
export const SaveBar = ({ isNew = false }: { isNew?: boolean }) => (
  <StickyBar>
    <SaveState isNew={isNew} />
  </StickyBar>
);

/** The same at the end of a form that is one card of several. */
export const SaveFoot = () => (
  <Foot>
    <SaveState />
  </Foot>
);

/** Says why the last save was refused, or else how many changes are not saved. */
function SaveState({ isNew = false }: { isNew?: boolean }) {
  const say = usePhrases(formPhrases);
  const { needsChange, isDirty, isSaving, changed, refusal, keepsDraft, discard } = useFormAround();
  const count = changed.length;
  const state = isDirty ? say(keepsDraft ? 'unsavedKept' : 'unsaved', { count }) : say(isNew ? 'untouched' : 'allSaved');
  return (
    <>
      {refusal ? <strong role="alert">{refusal}</strong> : <output>{state}</output>}
      {isDirty && (
        <Button tone="quiet" disabled={isSaving} onClick={discard}>
          {say('discard')}
        </Button>
      )}
      <Button type="submit" tone="primary" disabled={needsChange && !isDirty} pending={isSaving}>
        {say('save')}
      </Button>
    </>
  );
}

const Foot = styled.div`
  ${barStyle}
  justify-content: flex-end;
  padding-block-start: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
`;
