import { Button, CodeView, phrases, theme, usePhrases } from '@oj/ui';
import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { saveFile } from '../../parts/saveFile';

const words = phrases('problemAttachments', {
  attachmentsHint: {
    zh: '编译和运行你的程序时，这些文件就在旁边。',
    en: 'These files stand beside your program when it is compiled and run.',
  },
  downloadFile: { zh: '下载 {{name}}', en: 'Download {{name}}' },
});

/** Files that every program of a problem is compiled and run with. */
export function Attachments({ files }: { files: Record<string, string> }) {
  const say = usePhrases(words);
  return (
    <Files>
      <p>{say('attachmentsHint')}</p>
      {Object.entries(files).map(([name, text]) => (
        <CodeView
          key={name}
          code={text}
          language={name.split('.').at(-1) ?? ''}
          caption={name}
          maxHeight={420}
          actions={
            <Button size="small" tone="quiet" aria-label={say('downloadFile', { name })} onClick={() => saveFile(name, new Blob([text]))}>
              <Download aria-hidden />
            </Button>
          }
        />
      ))}
    </Files>
  );
}

const Files = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[5]};
  & > p {
    margin: 0;
    color: ${theme.color.text2};
    font: ${theme.font.body};
  }
`;
