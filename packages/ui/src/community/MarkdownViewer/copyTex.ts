// This module of KaTeX has no types.
import 'katex/contrib/copy-tex';
