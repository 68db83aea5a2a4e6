import { type EditedRow, packageFormats, type PackageFormatName } from '@oj/contract';
import { Button, Collapsible, Dialog, Select, usePhrases } from '@oj/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { DialogButtons } from '../../parts/DialogButtons';
import { Refusal, StackedForm } from '../../parts/StackedForm';
import { useDownload } from '../../parts/useDownload';
import { LintList } from './LintList';
import { formatTitles, packagePhrases } from './packagePhrases';
import { useExportLosses } from './usePackages';

interface ExportDialogProps {
  problems: readonly Pick<EditedRow, 'id' | 'problemId'>[];
  onClose: () => void;
}

/** Asks for a format, and tells what it cannot hold before anything is downloaded. */
export function ExportDialog({ problems, onClose }: ExportDialogProps) {
  const say = usePhrases(packagePhrases);
  const [format, setFormat] = useState<PackageFormatName>('hoj');
  const pid = problems.map(({ id }) => id);
  const losses = useExportLosses(pid, format);
  const { download, isPending } = useDownload();
  const [only] = problems.length === 1 ? problems : [];
  const name = `${only?.problemId ?? 'problems'}.${format === 'fps' ? 'xml' : 'zip'}`;
  const losing = losses.data?.filter(({ lint }) => lint.length) ?? [];
  return (
    <Dialog
      title={say('exportTitle', { count: problems.length })}
      description={say('exportLead')}
      open
      onOpenChange={open => !open && onClose()}
    >
      <StackedForm
        onSubmit={event => {
          event.preventDefault();
          download({ name, fetch: ({ problemPackage }) => problemPackage.export({ pid, format }) });
        }}
      >
        <Select
          label={say('format')}
          value={format}
          options={packageFormats.map(value => ({ value, label: formatTitles[value] }))}
          onValueChange={value => setFormat(value as PackageFormatName)}
        />
        <Refusal>{losses.error ? say('lossesFailed') : undefined}</Refusal>
        {losses.data && <output>{losses.isPlaceholderData ? say('looking') : say(losing.length ? 'losing' : 'losesNothing')}</output>}
        {losing.map(({ pid: id, problemId, title, lint }) => (
          <Collapsible key={id} title={<bdi>{`${problemId} ${title}`}</bdi>} defaultOpen={losing.length <= 3}>
            <LintList lint={lint} label={problemId} />
          </Collapsible>
        ))}
        <DialogButtons>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" tone="primary" pending={isPending}>
            <Download aria-hidden /> {say('download')}
          </Button>
        </DialogButtons>
      </StackedForm>
    </Dialog>
  );
}
