import type { ClientOutput, contract } from '@oj/contract';
import { Dialog, FileDrop, TextArea, theme, usePhrases, useToast } from '@oj/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { DialogForm } from '../../parts/DialogForm';
import { FileFault, readText } from '../../user/editor/userRows';
import { addMembersPhrases } from './addMembersPhrases';
import { type NamedLine, namesIn } from './memberNames';
import { useLookAtNames, useMemberChanges } from '../useGroupChanges';

const MOST_BYTES = 1 << 20;

interface AddMembersDialogProps {
  gid: number;
  onClose: () => void;
}

interface LookedAt extends ClientOutput<typeof contract.groupMember.addAll> {
  names: NamedLine[];
}

/** Puts users into a group by their names, typed, pasted or from a CSV file: all of them are looked at first. */
export function AddMembersDialog({ gid, onClose }: AddMembersDialogProps) {
  const say = usePhrases(addMembersPhrases);
  return (
    <Dialog
      title={say('title')}
      description={say('lead')}
      width={560}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      <NamesForm gid={gid} onClose={onClose} />
    </Dialog>
  );
}

function NamesForm({ gid, onClose }: AddMembersDialogProps) {
  const say = usePhrases(addMembersPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const look = useLookAtNames(gid);
  const { addAll } = useMemberChanges(gid);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<LookedAt>();
  const sayFault = (reason: unknown) =>
    reason instanceof FileFault ? say(reason.fault, { count: reason.count }) : sentenceFor(reason, sayError);
  const change = (typed: string) => {
    setText(typed);
    setFault(undefined);
    setFound(undefined);
  };
  const isReady = found && !found.faults.length;
  const submit = async () => {
    try {
      const names = namesIn(text);
      const usernames = names.map(({ username }) => username);
      if (!isReady) return setFound({ names, ...(await look.mutateAsync(usernames)) });
      const answer = await addAll.mutateAsync(usernames);
      if (answer.faults.length) return setFound({ names, ...answer });
      if (answer.added) toast({ tone: 'success', title: say('added', { count: answer.added }) });
      onClose();
    } catch (reason) {
      if (reason instanceof FileFault) setFault(sayFault(reason));
    }
  };
  const word = isReady ? (found.added ? say('add', { count: found.added }) : say('close')) : say('check');
  return (
    <DialogForm submit={word} sending={isReady ? addAll : look} onSubmit={() => void submit()} onClose={onClose}>
      <TextArea
        label={say('names')}
        hint={say('namesHint')}
        error={fault}
        required
        rows={6}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        onChange={event => change(event.target.value)}
      />
      <FileDrop
        label={say('file')}
        accept=".csv,.txt,text/csv,text/plain"
        maxBytes={MOST_BYTES}
        maxFiles={Infinity}
        upload={readText}
        onUploaded={(_, read) => change(String(read))}
        describeError={sayFault}
      />
      {found && <Found found={found} />}
    </DialogForm>
  );
}

/** What became of looking at the names. */
function Found({ found: { names, added, present, faults } }: { found: LookedAt }) {
  const say = usePhrases(addMembersPhrases);
  const Icon = faults.length ? CircleAlert : CircleCheck;
  return (
    <div>
      <Summary data-faulty={faults.length > 0 || undefined}>
        <Icon aria-hidden size={16} />
        {[
          faults.length ? say('faults', { count: faults.length }) : say('ready', { count: added }),
          present > 0 && say('present', { count: present }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Summary>
      {faults.length > 0 && (
        <Faults>
          {faults.map(({ row, code }) => (
            <li key={row}>
              {say('line', { line: names[row - 1]?.line ?? row })} <bdi>{names[row - 1]?.username}</bdi> <span>{say(code)}</span>
            </li>
          ))}
        </Faults>
      )}
    </div>
  );
}

const Summary = styled.output`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.success};
  font: ${theme.font.label};
  &[data-faulty] {
    color: ${theme.color.danger};
  }
`;

const Faults = styled.ul`
  max-height: 180px;
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  overflow: auto;
  color: ${theme.color.text2};
  font: ${theme.font.body};
  list-style: none;
  & > li {
    display: flex;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
  }
  & bdi {
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
  & span {
    margin-inline-start: auto;
    color: ${theme.color.danger};
    white-space: nowrap;
  }
`;
