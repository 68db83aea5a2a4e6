import { MOST_UPLOAD_BYTES, type OnTakenId, onTakenId, type PackageFormatName, type PackageReport, packageFormats } from '@oj/contract';
import { Button, Card, Checkbox, FileDrop, PageHeader, Progress, Select, theme, usePhrases } from '@oj/ui';
import { Upload } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { sendFile } from '../../api/sendFile';
import { useApi } from '../../api/ApiProvider';
import { Refusal } from '../../parts/StackedForm';
import { StickyBar } from '../../parts/StickyBar';
import { may } from '../../session/may';
import { useUser } from '../../session/SessionProvider';
import { useUnsaved } from '../../session/unsaved';
import { useTitle } from '../../site/useSite';
import { FoundProblemRow } from './FoundProblemRow';
import { LintList } from './LintList';
import { formatTitles, packagePhrases } from './packagePhrases';
import { usePackageRecheck, useTakeProblems } from './usePackages';

/** The page that takes problems out of packages: upload, look, choose, take. */
export function PackageImport() {
  const say = usePhrases(packagePhrases);
  const sayError = usePhrases(errorPhrases);
  const api = useApi();
  useTitle(say('importTitle'));
  const [report, setReport] = useState<PackageReport>();
  return (
    <>
      <PageHeader title={say('importTitle')} description={say('importLead')} />
      {report?.handle ? (
        <Report key={`${report.handle}-${report.format}`} report={report} onReport={setReport} onOther={() => setReport(undefined)} />
      ) : (
        <Stack>
          <FileDrop
            label={say('file')}
            hint={say('fileHint')}
            accept=".zip,.xml,.kpp"
            maxBytes={MOST_UPLOAD_BYTES}
            maxFiles={Infinity}
            upload={async (file, options) => {
              return sendFile(api, file, options, {
                whole: () => api.problemPackage.upload({ file }, options),
                uploaded: upload => api.problemPackage.takeUpload({ upload }, { signal: options.signal }),
              });
            }}
            onUploaded={(_, answer) => setReport(answer as PackageReport)}
            describeError={reason => sentenceFor(reason, sayError)}
          />
          {report && <Whole report={report} />}
        </Stack>
      )}
    </>
  );
}

function Whole({ report: { lint } }: { report: PackageReport }) {
  const say = usePhrases(packagePhrases);
  if (!lint.length) return null;
  return (
    <Card title={say('ofPackage')}>
      <LintList lint={lint} label={say('ofPackage')} />
    </Card>
  );
}

interface ReportProps {
  report: PackageReport;
  onReport: (report: PackageReport) => void;
  onOther: () => void;
}

function Report({ report, onReport, onOther }: ReportProps) {
  const say = usePhrases(packagePhrases);
  const sayError = usePhrases(errorPhrases);
  const mayPublish = may(useUser(), 'problem_publish');
  const { taken, take, isPending, error } = useTakeProblems();
  const again = usePackageRecheck(onReport);
  const takeable = report.problems.filter(({ canTake }) => canTake);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(takeable.map(({ key }) => key)));
  const [choices, setChoices] = useState<Readonly<Record<string, OnTakenId>>>({});
  const [otherwise, setOtherwise] = useState<OnTakenId>('skip');
  const [auth, setAuth] = useState(2);
  useUnsaved(isPending);
  const done = new Map(taken.map(each => [each.key, each]));
  const wanted = takeable.filter(({ key }) => chosen.has(key) && !done.has(key));
  const choose = (key: string, isChosen: boolean) =>
    setChosen(before => new Set(isChosen ? [...before, key] : [...before].filter(each => each !== key)));
  const outcomes = (...names: string[]) => taken.filter(({ outcome }) => names.includes(outcome)).length;
  const submit = () => take({ report, auth, problems: wanted.map(({ key }) => ({ key, onTaken: choices[key] ?? otherwise })) });
  return (
    <Stack>
      <Options>
        <Select
          label={say('format')}
          value={report.format ?? ''}
          disabled={isPending || again.isPending || taken.length > 0}
          options={packageFormats.map(value => ({ value, label: formatTitles[value] }))}
          onValueChange={format => again.mutate({ handle: report.handle ?? '', format: format as PackageFormatName })}
        />
        {takeable.some(({ isTaken }) => isTaken) && (
          <Select
            label={say('onTakenAll')}
            value={otherwise}
            disabled={isPending}
            options={onTakenId.map(value => ({ value, label: say(value) }))}
            onValueChange={value => {
              setOtherwise(value as OnTakenId);
              setChoices({});
            }}
          />
        )}
        {mayPublish && (
          <Select
            label={say('auth')}
            value={String(auth)}
            disabled={isPending}
            options={[2, 1].map(value => ({ value: String(value), label: say(value === 1 ? 'auth1' : 'auth2') }))}
            onValueChange={value => setAuth(Number(value))}
          />
        )}
      </Options>
      <Whole report={report} />
      <Refusal>{again.error ? sentenceFor(again.error, sayError) : undefined}</Refusal>
      <Card
        title={say('found', { count: report.problems.length })}
        padding="none"
        actions={
          takeable.length > 1 && (
            <Checkbox
              label={say('chooseAll')}
              checked={chosen.size === takeable.length}
              indeterminate={chosen.size > 0 && chosen.size < takeable.length}
              disabled={isPending || taken.length > 0}
              onCheckedChange={isChosen => setChosen(new Set(isChosen ? takeable.map(({ key }) => key) : []))}
            />
          )
        }
      >
        <Problems aria-label={say('problems')}>
          {report.problems.map(problem => (
            <FoundProblemRow
              key={problem.key}
              problem={problem}
              isChosen={chosen.has(problem.key)}
              onTaken={choices[problem.key] ?? otherwise}
              taken={done.get(problem.key)}
              disabled={isPending}
              onChosen={isChosen => choose(problem.key, isChosen)}
              onTakenChange={onTaken => setChoices(before => ({ ...before, [problem.key]: onTaken }))}
            />
          ))}
        </Problems>
      </Card>
      <Refusal>{error ? sentenceFor(error, sayError) : undefined}</Refusal>
      <StickyBar>
        {isPending ? (
          <Progress
            label={say('taking')}
            value={taken.length}
            max={taken.length + wanted.length}
            valueText={say('takingAt', { done: taken.length, total: taken.length + wanted.length })}
            tone="running"
            showText
          />
        ) : (
          <output>
            {taken.length
              ? say('done', { taken: outcomes('added', 'replaced'), skipped: outcomes('skipped'), failed: outcomes('failed') })
              : say('chosen', { count: wanted.length })}
          </output>
        )}
        <Button tone="quiet" disabled={isPending} onClick={onOther}>
          {say('other')}
        </Button>
        {(wanted.length > 0 || !taken.length) && (
          <Button tone="primary" disabled={!wanted.length} pending={isPending} onClick={submit}>
            <Upload aria-hidden /> {say('take', { count: wanted.length })}
          </Button>
        )}
      </StickyBar>
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
`;

const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[5]};
  & > * {
    flex: 0 1 240px;
  }
`;

const Problems = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;
