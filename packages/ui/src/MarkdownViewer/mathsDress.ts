// What formulas need in a browser: their look, and that a selected one is copied as TeX.
import 'katex/dist/katex.min.css';
import 'katex/contrib/copy-tex';
