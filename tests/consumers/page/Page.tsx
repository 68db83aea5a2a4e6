import {
  Button,
  CaseGrid,
  CodeEditor,
  CommentThread,
  DateTimePicker,
  Dialog,
  DifficultyMark,
  LocaleProvider,
  MarkdownViewer,
  Pagination,
  Progress,
  SampleBlock,
  Scoreboard,
  type ScoreboardProps,
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

const comments = [
  {
    id: 1,
    content: 'Why does **this** overflow?',
    author: { uid: '7', username: 'kth_smallest' },
    createdAt: NOW - 3_600_000,
    likeCount: 2,
    liked: false,
    replies: [],
    replyTotal: 0,
  },
];
const board = {
  kind: 'acm',
  problems: [{ label: 'A', title: 'A + B', color: '#ba2719' }],
  standings: [
    {
      id: '1',
      username: 'kth_smallest',
      rank: 1,
      solved: 1,
      penaltySeconds: 540,
      cells: { A: { accepted: true, acceptedAtSeconds: 540 } },
    },
  ],
} as const satisfies ScoreboardProps;

/** What a judge of somebody else's might show: some of everything. Monaco writes style elements of its own: no policy that forbids them has it. */
export function Page({ statement, hasEditor }: { statement: Typeset; hasEditor: boolean }) {
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
        {hasEditor && <CodeEditor defaultValue={'int main() { return 0; }'} language="C++ 17" height={160} aria-label="Code" />}
        <CommentThread comments={comments} total={1} />
        <DateTimePicker label="Begins" defaultValue={new Date(NOW)} />
        <Scoreboard {...board} />
        <SubmissionTable
          submissions={[
            { ...common, id: 2, status: -1 },
            { ...common, id: 1, status: 0 },
          ]}
        />
      </main>
    </LocaleProvider>
  );
}
