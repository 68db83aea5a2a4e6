import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import '@oj/ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Typeset } from '@oj/ui/typeset';
import { Page } from './Page';

const root = document.querySelector('#root');
const wasRendered = !!root?.firstElementChild;
const statement = JSON.parse(document.querySelector('#statement')?.textContent ?? '[]') as Typeset;
const page = <Page statement={statement} hasEditor={wasRendered} />;
if (root && wasRendered) hydrateRoot(root, page);
else if (root) createRoot(root).render(page);
