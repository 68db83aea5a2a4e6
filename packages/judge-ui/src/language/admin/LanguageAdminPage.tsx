import { factorBounds, type ManagedLanguage } from '@oj/contract';
import {
  Button,
  type Column,
  IconButton,
  PageHeader,
  PlainTable,
  Switch,
  Tag,
  TextField,
  theme,
  useLocale,
  usePhrases,
  useToast,
} from '@oj/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type FormEvent, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { LeaveGuard } from '../../parts/LeaveGuard';
import { PagedList } from '../../parts/list/PagedList';
import { StickyBar } from '../../parts/StickyBar';
import { useErrorToast } from '../../parts/useErrorToast';
import { useTitle } from '../../site/useSite';
import { ChosenCompilers } from './ChosenCompilers';
import { languageAdminPhrases } from './languageAdminPhrases';
import { useManagedLanguages, useSetLanguages } from './useLanguageAdmin';

/** A row under edit: factors as they are typed. */
type Row = Omit<ManagedLanguage, 'timeFactor' | 'memoryFactor'> & { timeFactor: string; memoryFactor: string };
type Factor = 'timeFactor' | 'memoryFactor';

const rowOf = (language: ManagedLanguage): Row => ({
  ...language,
  timeFactor: String(language.timeFactor),
  memoryFactor: String(language.memoryFactor),
});
const [LEAST, MOST] = factorBounds;
const isFactor = (text: string) => /^\d{1,2}(\.\d{1,2})?$/.test(text.trim()) && Number(text) >= LEAST && Number(text) <= MOST;

/** Which languages are offered, in which order and with which factors. */
export function LanguageAdminPage() {
  const say = usePhrases(languageAdminPhrases);
  useTitle(say('title'));
  const toast = useToast();
  const showError = useErrorToast();
  const list = useManagedLanguages();
  const { data } = list;
  const { mutate, isPending } = useSetLanguages();
  const [edited, setEdited] = useState<readonly Row[]>();
  const rows = useMemo(() => edited ?? data?.map(rowOf) ?? [], [edited, data]);
  const isRight = rows.every(row => isFactor(row.timeFactor) && isFactor(row.memoryFactor));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!edited || !isRight) return;
    mutate(
      edited.map(({ name, isOffered, timeFactor, memoryFactor }) => ({
        name,
        isOffered,
        timeFactor: Number(timeFactor),
        memoryFactor: Number(memoryFactor),
      })),
      {
        onSuccess: () => {
          setEdited(undefined);
          toast({ tone: 'success', title: say('saved') });
        },
        onError: showError,
      },
    );
  };
  const columns = useColumns(rows, setEdited);
  return (
    <>
      <LeaveGuard active={!!edited} />
      <PageHeader title={say('title')} description={say('lead')} />
      <form aria-label={say('title')} noValidate onSubmit={save}>
        <PagedList list={list} failed={say('failed')} pages={undefined}>
          <PlainTable
            label={say('title')}
            columns={columns}
            rows={rows}
            rowKey={({ name }) => name}
            loading={!data}
            skeletonRows={12}
            density="comfortable"
            narrow="cards"
          />
        </PagedList>
        {edited && (
          <StickyBar>
            <Button tone="quiet" disabled={isPending} onClick={() => setEdited(undefined)}>
              {say('discard')}
            </Button>
            <Button tone="primary" type="submit" pending={isPending} disabled={!isRight}>
              {say('save')}
            </Button>
          </StickyBar>
        )}
      </form>
      {data && <ChosenCompilers languages={data.flatMap(({ name }) => (name.endsWith(')') ? [] : [name]))} />}
    </>
  );
}

function useColumns(rows: readonly Row[], onEdit: (rows: readonly Row[]) => void): readonly Column<Row>[] {
  const say = usePhrases(languageAdminPhrases);
  const locale = useLocale() === 'zh-CN' ? 'zh' : 'en';
  return useMemo(() => {
    const change = (name: string, part: Partial<Row>) => onEdit(rows.map(row => (row.name === name ? { ...row, ...part } : row)));
    const move = (name: string, by: -1 | 1) => {
      const place = rows.findIndex(row => row.name === name);
      const moved = rows.filter(row => row.name !== name);
      onEdit([...moved.slice(0, place + by), ...rows.slice(place, place + 1), ...moved.slice(place + by)]);
    };
    const factor = (name: Factor, of: 'timeOf' | 'memoryOf') => (row: Row) => (
      <TextField
        label={say(of, { name: row.name })}
        labelHidden
        inputMode="decimal"
        maxLength={5}
        value={row[name]}
        error={isFactor(row[name]) ? undefined : say('rule', { least: LEAST, most: MOST })}
        title={say('usual', { factor: row.usual[name] })}
        onChange={event => change(row.name, { [name]: event.target.value })}
      />
    );
    return [
      {
        key: 'name',
        header: say('name'),
        cell: ({ name, version, isAvailable, newer }) => (
          <Lines>
            <strong>{name}</strong>
            {isAvailable ? <small>{version}</small> : <Tag tone="warning">{say('missing')}</Tag>}
            {newer.length > 0 && (
              <small>
                {say('newer', { what: newer.map(each => say('since', { what: each[locale], version: each.since })).join(say('comma')) })}
              </small>
            )}
          </Lines>
        ),
      },
      {
        key: 'offered',
        header: say('offered'),
        width: '96px',
        cell: ({ name, isOffered }) => (
          <Switch
            label={say('offer', { name })}
            labelHidden
            checked={isOffered}
            onCheckedChange={checked => change(name, { isOffered: checked })}
          />
        ),
      },
      { key: 'time', header: say('time'), width: '132px', cell: factor('timeFactor', 'timeOf') },
      { key: 'memory', header: say('memory'), width: '132px', cell: factor('memoryFactor', 'memoryOf') },
      {
        key: 'order',
        header: say('order'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: ({ name }) => (
          <Buttons>
            <IconButton size="small" label={say('sooner', { name })} disabled={rows[0]?.name === name} onClick={() => move(name, -1)}>
              <ArrowUp />
            </IconButton>
            <IconButton size="small" label={say('later', { name })} disabled={rows.at(-1)?.name === name} onClick={() => move(name, 1)}>
              <ArrowDown />
            </IconButton>
          </Buttons>
        ),
      },
    ];
  }, [say, locale, rows, onEdit]);
}

const Lines = styled.span`
  display: grid;
  justify-items: start;
  overflow-wrap: anywhere;
  & > strong {
    font: ${theme.font.strong};
  }
  & > small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;

const Buttons = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
`;
