import {
  Button,
  CaseGrid,
  Dialog,
  DifficultyMark,
  LocaleProvider,
  MarkdownViewer,
  Pagination,
  Progress,
  SampleBlock,
  SubmissionTable,
  Tabs,
  Tag,
  TypesetText,
  VerdictSeal,
} from '@oj/ui';
import { Select } from '@oj/ui/Select';
import type { Typeset } from '@oj/ui/typeset';
import { useState } from 'react';

const NOW = 1_790_000_100_000;
const common = {
  problemLabel: 'P1000',
  problemTitle: 'A + B',
  timeMs: 2,
  memoryKb: 3424,
  language: 'C++ 17',
  author: 'me',
  submittedAt: NOW - 60_000,
};

/** What a judge of somebody else's might show: some of everything. */
export function Page({ statement }: { statement: Typeset }) {
  const [page, setPage] = useState(1);
  const [language, setLanguage] = useState('C++ 17');
  return (
    <LocaleProvider locale="en-US">
      <main>
        <h1>Another judge</h1>
        <VerdictSeal status={0} />
        <Tag>graphs</Tag>
        <DifficultyMark difficulty={2} />
        <Button tone="primary">Submit</Button>
        <Select
          label="Language"
          value={language}
          onValueChange={setLanguage}
          options={[
            { value: 'C++ 17', label: 'C++ 17' },
            { value: 'Java', label: 'Java' },
          ]}
        />
        <Dialog title="Really?" trigger={<Button>Open</Button>}>
          <p>Inside the dialog</p>
        </Dialog>
        <Tabs
          label="Views"
          tabs={[
            { value: 'a', label: 'First', content: 'one' },
            { value: 'b', label: 'Second', content: 'two' },
          ]}
        />
        <Progress label="Progress" value={40} />
        <Pagination page={page} total={900} pageSize={30} onPageChange={setPage} />
        <SampleBlock place={1} input="1 2" output="3" />
        <CaseGrid cases={[{ place: 1, status: 0, timeMs: 1, memoryKb: 1000 }]} />
        <MarkdownViewer source={'# Title\n\nText with **weight**, [a link](https://elsewhere.example) and <script>alert(1)</script>.'} />
        <TypesetText text={statement} />
        <SubmissionTable
          now={NOW}
          submissions={[
            { ...common, id: 2, status: -1 },
            { ...common, id: 1, status: 0 },
          ]}
        />
      </main>
    </LocaleProvider>
  );
}
