import { createRoot } from 'react-dom/client';
import Judge from '../Judge';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Judge />);
