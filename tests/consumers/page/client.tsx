import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import '@oj/ui/fonts.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.querySelector('#root');
if (root?.firstElementChild) hydrateRoot(root, <Page />);
else if (root) createRoot(root).render(<Page />);
