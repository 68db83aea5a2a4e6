import 'katex/dist/katex.min.css';

// A selected formula is copied as TeX. Nothing is copied before it is selected.
document.addEventListener('selectionchange', () => void import('./copyTex').catch(() => undefined), { once: true });
