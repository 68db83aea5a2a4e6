import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../src/primitives/Button/Button';
import { Select } from '../src/primitives/Select/Select';
import type { Column } from '../src/primitives/PlainTable/column';
import { Table } from '../src/primitives/Table/Table';
import { TextField } from '../src/primitives/TextField/TextField';
import { theme } from '../src/theme/theme';
import { VerdictSeal } from '../src/judge/VerdictSeal/VerdictSeal';

interface Row {
  id: string;
  title: string;
  status: number;
}

const rows: readonly Row[] = [
  { id: 'P1001', title: 'A + B, but Slowly', status: 0 },
  { id: 'P1042', title: 'Lantern Riddles 灯谜', status: -1 },
  { id: 'P1120', title: 'The Slow Gondola', status: 1 },
];
const columns: readonly Column<Row>[] = [
  { key: 'status', header: 'Status', cell: row => <VerdictSeal status={row.status} />, width: '96px' },
  { key: 'id', header: 'Problem', cell: row => row.id, width: '96px' },
  { key: 'title', header: 'Title', cell: row => row.title },
];

/** Controls and rows as tall as the density of the page makes them. */
export function DensitySheet() {
  return (
    <Paper>
      <div>
        <TextField label="Search" labelHidden placeholder="Search id or title" prefix={<Search aria-hidden />} />
        <Select label="Level" labelHidden options={[{ value: '', label: 'All levels' }]} />
        <Button>Clear</Button>
        <Button tone="primary">Search</Button>
        <Button size="small">Small</Button>
      </div>
      <Table label="Problems" columns={columns} rows={rows} rowKey={row => row.id} />
    </Paper>
  );
}

const Paper = styled.div`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  overflow: clip;
  & > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]};
    padding: 16px 22px;
    border-block-end: 1px solid ${theme.color.line};
  }
  & > div:first-child > :nth-child(1) {
    flex: 1 1 180px;
  }
  & > div:first-child > :nth-child(2) {
    flex: 0 1 140px;
  }
`;
