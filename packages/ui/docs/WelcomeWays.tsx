import { styled } from 'styled-components';
import { focusRing } from '../src/theme/focus';
import { theme } from '../src/theme/theme';

const ways = [
  ['Foundations', 'foundations-ink-and-pigment', 'Ink, pigment, type, voice. Contrast is computed live, colour vision can be tried on.'],
  ['Primitives', 'primitives-button', 'Buttons, fields, dialogs, tables. Keyboard first; no router, no network.'],
  ['Shell', 'shell-topbar', 'The bar, the foot and the heads of pages: slots for the links of your router.'],
  ['Judge', 'judge-verdictseal', 'Seals, test cases, submissions, the editor, statements, differences.'],
  ['Contest', 'contest-scoreboard', 'The board for ACM and OI, headers, clocks, medals, the closing ceremony.'],
  ['Community', 'community-commentthread', 'Threads, discussions, messages, markdown that anybody may have written.'],
  ['Account', 'account-usercard', 'Profiles, avatars, calendars, and checks that a person is there.'],
  ['Pages', 'pages-home-whole-screen', 'Whole screens on a fake API: empty, loading, failing, in long Chinese.'],
] as const;

const starts = [
  ['Theming', 'theming'],
  ['Languages', 'languages'],
  ['Server rendering and CSP', 'server-rendering-and-csp'],
  ['Accessibility', 'accessibility'],
  ['Changelog', 'changelog'],
] as const;

/** Ways into the rest of the book. */
export function WelcomeWays() {
  return (
    <Root>
      <nav aria-label="Sections">
        {ways.map(([name, page, text]) => (
          <Way key={name} href={`?path=/docs/${page}--docs`} target="_parent">
            <b>{name}</b>
            <span>{text}</span>
          </Way>
        ))}
      </nav>
      <p>
        New here?{' '}
        {starts.map(([name, page]) => (
          <a key={page} href={`?path=/docs/start-here-${page}--docs`} target="_parent">
            {name}
          </a>
        ))}
      </p>
      <p>
        The toolbar above turns theme, language, density, motion, viewer and clock. All of it is in the address: a link holds a state for
        review.
      </p>
    </Root>
  );
}

const Root = styled.div`
  & > nav {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
    gap: 12px;
  }
  & > p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 18px;
    margin: 16px 4px 0;
    color: ${theme.color.text2};
    font: ${theme.font.lead};
  }
  & > p > a {
    color: ${theme.color.accent};
    ${focusRing}
  }
`;

const Way = styled.a`
  display: flex;
  flex-direction: column;
  gap: 6px;
  padding: 18px 20px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  text-decoration: none;
  ${focusRing}
  & > b {
    color: ${theme.color.text};
    font: ${theme.font.title};
  }
  &:hover {
    border-color: ${theme.color.lineStrong};
  }
`;
