import type { ReportedCompiler } from '@oj/contract';
import { Button, Card, IconButton, theme, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { chosenCompilerPhrases } from './chosenCompilerPhrases';
import { CompilerDialog } from './CompilerDialog';
import { useChosenCompilers, useSetCompilers } from './useLanguageAdmin';

/** Compilers that run in place of those of the system, or beside them, and what the judges say of each. */
export function ChosenCompilers({ languages }: { languages: readonly string[] }) {
  const say = usePhrases(chosenCompilerPhrases);
  const toast = useToast();
  const { data, error, refetch } = useChosenCompilers();
  const setCompilers = useSetCompilers();
  const [isAdding, setAdding] = useState(false);
  const [going, setGoing] = useState<ReportedCompiler>();
  const remove = async ({ name }: ReportedCompiler) => {
    await setCompilers.mutateAsync((data ?? []).filter(each => each.name !== name));
    toast({ tone: 'success', title: say('saved') });
  };
  return (
    <Place>
      <Card
        title={say('title')}
        description={say('lead')}
        actions={
          data && (
            <Button size="small" onClick={() => setAdding(true)}>
              <Plus aria-hidden /> {say('add')}
            </Button>
          )
        }
      >
        {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
        {data?.length === 0 && <Quiet>{say('none')}</Quiet>}
        {!!data?.length && (
          <List>
            {data.map(compiler => (
              <li key={compiler.name}>
                <div>
                  <strong>{compiler.name}</strong>
                  <code>{compiler.path}</code>
                  <Reports compiler={compiler} />
                </div>
                <IconButton size="small" label={say('remove', { name: compiler.name })} onClick={() => setGoing(compiler)}>
                  <Trash2 />
                </IconButton>
              </li>
            ))}
          </List>
        )}
      </Card>
      {isAdding && data && <CompilerDialog languages={languages} present={data} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        title={say('removeAsk', { path: going?.path ?? '' })}
        description={say(going?.label ? 'removeAdded' : 'removeReplaced', { name: going?.name ?? '' })}
        confirm={say('removeIt')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => going && remove(going)}
      />
    </Place>
  );
}

/** Its version on each judge, or why it is not used there. */
function Reports({ compiler: { reports } }: { compiler: ReportedCompiler }) {
  const say = usePhrases(chosenCompilerPhrases);
  if (!reports.length) return <small>{say('waiting')}</small>;
  return reports.map(({ judge, version, hint }) => (
    <small key={judge} data-fault={hint !== null || undefined}>
      {say('onJudge', { judge, words: hint ?? version ?? '' })}
    </small>
  ));
}

const Place = styled.div`
  margin-block-start: ${theme.space[7]};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  gap: ${theme.space[5]};
  list-style: none;
  & > li {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${theme.space[4]};
  }
  & > li > div {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & strong {
    font: ${theme.font.strong};
  }
  & code {
    font: ${theme.font.code};
  }
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
  & small[data-fault] {
    color: ${theme.color.warn};
  }
`;
