import { isWholeListTaken, type RowFault } from '@oj/contract';
import { type Column, Switch, theme, usePhrases, VirtualTable } from '@oj/ui';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { CsvRow } from './csv';
import { manyUsersPhrases } from './manyUsersPhrases';
import { cellKey, faultsByCell, type UserColumn, userColumns } from './userRows';

const HEIGHT_PX = 420;
const MOST_DOTS = 10;

interface ImportedRowsProps {
  /** Name of the file. */
  name: string;
  rows: readonly CsvRow[];
  faults: readonly RowFault[];
}

interface NumberedRow extends CsvRow {
  /** Number of the row, from 1, as the server counts. */
  number: number;
}

/** The rows of the file, with the errors at their cells. */
export function ImportedRows({ name, rows, faults }: ImportedRowsProps) {
  const say = usePhrases(manyUsersPhrases);
  const [isShort, setIsShort] = useState(false);
  const columns = useRowColumns(faults);
  const faulty = useMemo(() => new Set(faults.map(({ row }) => row)), [faults]);
  const numbered = useMemo(() => rows.map((row, index): NumberedRow => ({ ...row, number: index + 1 })), [rows]);
  const shown = isShort ? numbered.filter(({ number }) => faulty.has(number)) : numbered;
  const summary = isWholeListTaken(rows.length, faults)
    ? say('allThere')
    : faults.length
      ? say('faulty', { count: faults.length, rows: faulty.size })
      : say('ready', { count: rows.length });
  const Icon = faults.length ? CircleAlert : CircleCheck;
  return (
    <Sheet>
      <Head>
        <output data-faulty={faults.length > 0 || undefined}>
          <Icon aria-hidden />
          <span>
            <bdi>{name}</bdi> · {summary}
          </span>
        </output>
        {faults.length > 0 && <Switch label={say('onlyFaulty')} checked={isShort} onCheckedChange={setIsShort} />}
      </Head>
      <Framed
        label={say('rows')}
        columns={columns}
        rows={shown}
        rowKey={({ number }) => String(number)}
        density="comfortable"
        maxHeightPx={HEIGHT_PX}
      />
    </Sheet>
  );
}

const widths: Record<UserColumn, string> = {
  username: '136px',
  password: '124px',
  email: '176px',
  realname: '112px',
  gender: '132px',
  nickname: '112px',
  school: '140px',
};

function useRowColumns(faults: readonly RowFault[]): readonly Column<NumberedRow>[] {
  const say = usePhrases(manyUsersPhrases);
  return useMemo(() => {
    const codes = faultsByCell(faults);
    const sayFault = (column: UserColumn, code: RowFault['code']) => {
      const own = `${column}Form`;
      return say(code === 'form' && own in manyUsersPhrases.words ? (own as 'emailForm') : code);
    };
    const columns = userColumns.map((column, at): Column<NumberedRow> => ({
      key: column,
      header: say(column),
      width: widths[column],
      cell: ({ number, cells }) => {
        const code = codes.get(cellKey(number, column));
        const value = cells[at] ?? '';
        return <ImportedCell value={column === 'password' ? dots(value) : value} fault={code && sayFault(column, code)} />;
      },
    }));
    const line: Column<NumberedRow> = {
      key: 'line',
      header: say('line'),
      align: 'end',
      width: '64px',
      cell: ({ number, line }) => <ImportedCell value={String(line)} fault={codes.has(cellKey(number, 'row')) && say('tooWide')} />,
    };
    return [line, ...columns];
  }, [say, faults]);
}

/** Passwords are hidden from onlookers. */
const dots = (password: string) => '•'.repeat(Math.min(password.length, MOST_DOTS));

function ImportedCell({ value, fault }: { value: string; fault: string | false | undefined }) {
  return (
    <Cell>
      <bdi title={value}>{value}</bdi>
      {fault && (
        <small>
          <CircleAlert aria-hidden /> {fault}
        </small>
      )}
    </Cell>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-width: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  & > output {
    display: flex;
    gap: ${theme.space[3]};
    min-width: 0;
    color: ${theme.color.success};
    font: ${theme.font.strong};
    overflow-wrap: anywhere;
  }
  & > [data-faulty] {
    color: ${theme.color.danger};
  }
  & svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`;

const Framed = styled(VirtualTable<NumberedRow>)`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  & > table {
    min-width: 960px;
  }
`;

const Cell = styled.span`
  display: grid;
  min-width: 0;
  & > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    display: flex;
    align-items: center;
    gap: 3px;
    color: ${theme.color.danger};
    font: ${theme.font.caption};
  }
  & svg {
    flex: none;
    width: 12px;
    height: 12px;
  }
`;
