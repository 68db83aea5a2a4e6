import '@oj/ui/tokens.css';
import '@oj/ui/global.css';
import '@oj/ui/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './Page';

const root = document.querySelector('#root');
if (root) hydrateRoot(root, <Page />);
