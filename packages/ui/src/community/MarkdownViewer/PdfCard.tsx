import { Download, Eye, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { usePhrases } from '../../locale/LocaleProvider';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { addressOf, isElsewhere } from './links';
import { markdownPhrases } from './markdownPhrases';

const VIEWER_HEIGHT_PX = 800;

/**
 * A linked PDF: its name, a download link and the document itself. A document of another site is opened only when the
 * reader asks for it. On phones, which cannot show a PDF in a page, only the card stands.
 */
export function PdfCard({ href, children }: { href: string; children: ReactNode }) {
  const say = usePhrases(markdownPhrases);
  const address = addressOf(href);
  const elsewhere = isElsewhere(href);
  const [open, setOpen] = useState(!elsewhere);
  const name = fileNameOf(address);
  return (
    <Card>
      <div data-part="bar">
        <FileText aria-hidden />
        <span>
          <strong>{children}</strong>
          <small>{elsewhere ? say('elsewhere', { host: address.host }) : name}</small>
        </span>
        {!open && (
          <Button size="small" onClick={() => setOpen(true)}>
            <Eye aria-hidden />
            {say('preview')}
          </Button>
        )}
        <a href={href} download={name} target="_blank" rel="noopener noreferrer">
          <Download aria-hidden />
          {say('download')}
        </a>
      </div>
      {open && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandbox
        <iframe src={href} title={`${say('document')} ${name}`} height={VIEWER_HEIGHT_PX} loading="lazy" referrerPolicy="no-referrer" />
      )}
    </Card>
  );
}

function fileNameOf({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const Card = styled.div`
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  font: ${theme.font.body};

  & > [data-part='bar'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[5]};
    padding: 10px 14px;
  }
  & > [data-part='bar'] > svg {
    flex: none;
    width: 28px;
    height: 28px;
    color: ${theme.color.danger};
    stroke-width: 1.5;
  }
  & > [data-part='bar'] > span {
    flex: 1;
    min-width: 120px;
    overflow-wrap: anywhere;
  }
  & > [data-part='bar'] strong {
    display: block;
    font: ${theme.font.strong};
  }
  & small {
    color: ${theme.color.text3};
    font: ${theme.font.caption};
  }
  & > [data-part='bar'] > a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 28px;
    border-radius: ${theme.radius.seal};
    font: ${theme.font.label};
    ${focusRing}
  }
  & > [data-part='bar'] > a svg {
    width: 14px;
    height: 14px;
  }
  & > iframe {
    display: block;
    width: 100%;
    border: 0;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.sunken};
  }
  ${theme.phone} {
    & > iframe {
      display: none;
    }
  }
  @media print {
    & > iframe {
      display: none;
    }
  }
`;
