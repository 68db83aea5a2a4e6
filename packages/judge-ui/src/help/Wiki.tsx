import { buttonStyle, PageHeader, phrases, theme, usePhrases } from '@oj/ui';
import { ExternalLink } from 'lucide-react';
import { styled } from 'styled-components';
import { useSite, useTitle } from '../site/useSite';

const words = phrases('wiki', {
  title: { zh: '算法百科', en: 'Wiki' },
  lead: {
    zh: '百科由外部网站提供。如果下面没有出现内容，说明它不允许嵌入，请在新窗口打开。',
    en: 'The wiki is another site. If nothing shows below, it does not let itself be framed: open it in a window of its own.',
  },
  open: { zh: '在新窗口打开', en: 'Open in a new window' },
});

const isWeb = (address: string | undefined) => /^https?:\/\//i.test(address ?? '');

/** A wiki of algorithms, which another site keeps, in a frame. */
export function Wiki() {
  const say = usePhrases(words);
  const { data: site } = useSite();
  useTitle(say('title'));
  const address = isWeb(site?.wikiUrl) ? site?.wikiUrl : undefined;
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={
          address && (
            <Outside href={address} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden /> {say('open')}
            </Outside>
          )
        }
      />
      {address && (
        <Frame
          title={say('title')}
          src={address}
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          loading="lazy"
        />
      )}
    </>
  );
}

const Outside = styled.a`
  ${buttonStyle}
`;

const Frame = styled.iframe`
  width: 100%;
  height: calc(100dvh - 220px);
  min-height: 420px;
  margin-block-start: ${theme.space[6]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: #fff;
`;
