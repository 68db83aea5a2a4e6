import { ApiError } from '@oj/contract';
import { Dialog, TextField, theme, usePhrases } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { DialogForm } from '../../parts/DialogForm';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { faultsOf, firstWanted, namesOf, fieldOfError, type WantedUsers } from './generated';
import { GeneratedList, type KeptList } from './GeneratedList';
import { manyUsersPhrases } from './manyUsersPhrases';
import { useGenerateUsers } from './useUserAdmin';

/** How long the server keeps a list. */
const LIST_LIFE_MS = 1_800_000;

/** The dialog that generates many users, and then offers the list of their passwords. */
export function GenerateDialog({ onClose }: { onClose: () => void }) {
  const say = usePhrases(manyUsersPhrases);
  const [list, setList] = useState<KeptList>();
  const [isMaking, setIsMaking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const close = () => (list?.state === 'waiting' ? setIsAsked(true) : onClose());
  return (
    <>
      <Dialog
        title={say('generateTitle')}
        description={list ? undefined : say('generateLead')}
        width={520}
        closeOnOutsidePress={false}
        open
        onOpenChange={open => !open && !isMaking && close()}
      >
        {list ? (
          <GeneratedList list={list} onState={state => setList({ ...list, state })} onClose={close} />
        ) : (
          <GenerateForm onMade={setList} onMaking={setIsMaking} onClose={onClose} />
        )}
      </Dialog>
      <LeaveGuard active={isMaking || list?.state === 'waiting'} lead={say('closeLead')} />
      <ConfirmDialog
        title={say('closeAsk')}
        description={say('closeLead')}
        confirm={say('closeAnyway')}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={onClose}
      />
    </>
  );
}

interface GenerateFormProps {
  onMade: (list: KeptList) => void;
  /** The dialog stays open while users are generated: the passwords are shown only here. */
  onMaking: (isMaking: boolean) => void;
  onClose: () => void;
}

function GenerateForm({ onMade, onMaking, onClose }: GenerateFormProps) {
  const say = usePhrases(manyUsersPhrases);
  const sayError = usePhrases(errorPhrases);
  const { generate } = useGenerateUsers();
  const [wanted, setWanted] = useState(firstWanted);
  const faults = faultsOf(wanted);
  const names = faults.from || faults.to ? undefined : namesOf(wanted);
  const faultyField = generate.error instanceof ApiError ? fieldOfError[generate.error.code] : undefined;
  const refusal = generate.error ? sentenceFor(generate.error, sayError) : undefined;
  const change = (part: Partial<WantedUsers>) => {
    setWanted(before => ({ ...before, ...part }));
    if (faultyField) generate.reset();
  };
  const submit = () => {
    if (!names || Object.keys(faults).length) return;
    const { prefix, suffix, from, to, length } = wanted;
    onMaking(true);
    generate.mutate(
      { prefix, suffix, number_from: from, number_to: to, password_length: length },
      {
        onSuccess: ({ key }) => onMade({ key, count: names.count, until: new Date(Date.now() + LIST_LIFE_MS), state: 'waiting' }),
        onSettled: () => onMaking(false),
      },
    );
  };
  const field = (name: keyof WantedUsers) => {
    const fault = faults[name];
    return {
      label: say(name),
      value: wanted[name],
      error: fault ? say(fault) : faultyField === name && refusal,
      autoComplete: 'off',
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    };
  };
  return (
    <DialogForm submit={say('generate')} sending={generate} isErrorAtField={!!faultyField} isCancelHeld onSubmit={submit} onClose={onClose}>
      <Pairs>
        <TextField {...field('prefix')} maxLength={15} />
        <TextField {...field('suffix')} maxLength={15} />
      </Pairs>
      <Triple>
        <TextField {...field('from')} inputMode="numeric" />
        <TextField {...field('to')} inputMode="numeric" />
        <TextField {...field('length')} inputMode="numeric" />
      </Triple>
      <Preview aria-label={say('preview')}>
        {names ? (
          <>
            <span>
              <bdi>{names.first}</bdi>
              {names.count > 1 && (
                <>
                  {' … '}
                  <bdi>{names.last}</bdi>
                </>
              )}
            </span>
            <strong>{say('names', { count: names.count })}</strong>
          </>
        ) : (
          <small>{say('noPreview')}</small>
        )}
      </Preview>
    </DialogForm>
  );
}

const Pairs = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[6]};
`;

const Triple = styled(Pairs)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

const Preview = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  & > span {
    font: ${theme.font.code};
    overflow-wrap: anywhere;
  }
  & > strong {
    font: ${theme.font.strong};
  }
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;
