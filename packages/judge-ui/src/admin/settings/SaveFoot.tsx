import { Button, theme, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { settingAdminPhrases } from './settingAdminPhrases';

interface SaveFootProps {
  /** Fields that differ from what is saved. */
  changes: number;
  pending: boolean;
  /** Why the last save was refused. */
  refusal?: string | undefined;
  onDiscard: () => void;
}

/** The end of a form: the number of unsaved changes, and the buttons. */
export function SaveFoot({ changes, pending, refusal, onDiscard }: SaveFootProps) {
  return (
    <Foot>
      <SaveState changes={changes} pending={pending} refusal={refusal} onDiscard={onDiscard} />
    </Foot>
  );
}

/** What a foot or a bar shows. */
export function SaveState({ changes, pending, refusal, onDiscard }: SaveFootProps) {
  const say = usePhrases(settingAdminPhrases);
  return (
    <>
      {refusal ? <strong role="alert">{refusal}</strong> : <output>{changes ? say('unsaved', { count: changes }) : say('clean')}</output>}
      {changes > 0 && (
        <Button tone="quiet" disabled={pending} onClick={onDiscard}>
          {say('discard')}
        </Button>
      )}
      <Button type="submit" tone="primary" disabled={!changes} pending={pending}>
        {say('save')}
      </Button>
    </>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  padding-block-start: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};
  & > :first-child {
    flex: 1 1 200px;
    min-width: 0;
    color: ${theme.color.text2};
    font: ${theme.font.label};
    overflow-wrap: anywhere;
  }
  & > strong {
    color: ${theme.color.danger};
  }
`;
