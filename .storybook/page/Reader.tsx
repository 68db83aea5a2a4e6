import { styled } from 'styled-components';
import { theme } from '../../packages/ui/src/theme/theme';

/** The words of a screen reader, in English and in Chinese. */
export function Reader({ said }: { said: { readonly en: readonly string[]; readonly zh: readonly string[] } }) {
  return (
    <Pair>
      {(['en', 'zh'] as const).map(language => (
        <ol key={language} lang={language === 'zh' ? 'zh-CN' : 'en-US'} aria-label={language === 'zh' ? '中文' : 'English'}>
          {said[language].map(line => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 12px;
  color: ${theme.color.text};
  font: ${theme.font.lead};
  & > ol {
    display: grid;
    align-content: start;
    gap: 8px;
    margin: 0;
    padding: 16px 18px;
    border-radius: ${theme.radius.control};
    background: ${theme.color.sunken};
    list-style: none;
  }
  & li {
    padding-inline-start: 14px;
    border-inline-start: 2px solid ${theme.color.lineStrong};
  }
`;
