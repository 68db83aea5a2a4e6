import { Button, CopyButton, Dialog, theme, usePhrases } from '@oj/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../site/useSite';
import { DialogButtons } from '../parts/DialogButtons';
import { saveFile } from '../parts/saveFile';
import { secondFactorPhrases } from './secondFactorPhrases';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The codes for who loses the app, shown once, to be copied or kept as a file. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const say = usePhrases(secondFactorPhrases);
  const { data: site } = useSite();
  const text = codes.join('\n');
  const list = useRef<HTMLUListElement>(null);
  const save = () => saveFile('recovery-codes.txt', new Blob([`${site?.shortName ?? 'OJ'} ${location.host}\n\n${text}\n`]));
  return (
    <>
      <p>{say('codesHint')}</p>
      <Shown>
        <ul ref={list}>
          {codes.map(code => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Ways>
          <CopyButton text={text} what={say('codes')} fallback={list} />
          <Button size="small" onClick={save}>
            {say('save')}
          </Button>
        </Ways>
      </Shown>
      <DialogButtons>
        <Button tone="primary" onClick={onClose}>
          {say('done')}
        </Button>
      </DialogButtons>
    </>
  );
}

export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesProps) {
  const say = usePhrases(secondFactorPhrases);
  return (
    <Dialog title={say('renewed')} width={440} closeOnOutsidePress={false} open onOpenChange={open => !open && onClose()}>
      <RecoveryCodes codes={codes} onClose={onClose} />
    </Dialog>
  );
}

const Shown = styled.div`
  margin-block: ${theme.space[5]};
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & > ul {
    display: grid;
    grid-template-columns: repeat(2, max-content);
    justify-content: space-evenly;
    gap: ${theme.space[3]} ${theme.space[7]};
    margin: 0 0 ${theme.space[5]};
    padding: 0;
    list-style: none;
    font: ${theme.font.code};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
`;
