// It has no types of its own.
import 'katex/contrib/copy-tex';
