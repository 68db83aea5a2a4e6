/** A text on paper, and what stands above it on each page. */
export interface Paper {
  /** Whom it is for. */
  heading: string;
  /** Where it is brought. Undefined: nobody has said it. */
  place: string | undefined;
  /** Number of the job, time and contest. */
  note: string;
  text: string;
}

const NAME = 'oj-paper';
const styles = `
  @page { margin: 12mm 12mm 15mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 9pt sans-serif } }
  body { margin: 0; color: #000; background: #fff; font: 10pt/1.35 monospace }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  table + table { break-before: page }
  th { padding-bottom: 3mm; border-bottom: 0.3mm solid #000; text-align: start; overflow-wrap: anywhere }
  th b { display: block; font: bold 28pt/1.15 sans-serif }
  th strong { display: block; font: bold 16pt/1.25 sans-serif }
  th span { font: 9pt sans-serif }
  td { padding-top: 3mm; vertical-align: top }
  pre { margin: 0; font: inherit; tab-size: 4; white-space: pre-wrap; overflow-wrap: anywhere; counter-reset: line }
  pre > span { display: block; position: relative; min-height: 1.35em; padding-inline-start: 7ch; counter-increment: line }
  pre > span::before { content: counter(line); position: absolute; inset-inline-start: 0; inline-size: 5ch; color: #555; text-align: end }
`;

/**
 * Asks the browser to print texts, each from a new page on, with numbers before the lines. The heading stands on each page, so that pages that
 * part find back to each other.
 */
export function printPapers(papers: readonly Paper[]) {
  // A browser may still read the page of the last one after its dialog is closed: that goes when the next one comes.
  document.querySelector(`iframe[name=${NAME}]`)?.remove();
  const title = papers.map(({ note, heading }) => `${note} ${heading}`).join(', ');
  const frame = Object.assign(document.createElement('iframe'), { name: NAME, title, tabIndex: -1 });
  frame.ariaHidden = 'true';
  // Some browsers print nothing of a frame that is not laid out.
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: window } = frame;
  if (!page || !window) return;
  page.documentElement.lang = document.documentElement.lang;
  page.title = title;
  page.head.append(elementOf(page, 'style', styles));
  page.body.append(...papers.map(paper => tableOf(page, paper)));
  window.print();
}

/** The head of a table is repeated on each of its pages. */
function tableOf(page: Document, { heading, place, note, text }: Paper) {
  const table = page.createElement('table');
  const above = table.createTHead().insertRow().appendChild(page.createElement('th'));
  if (place !== undefined) above.append(elementOf(page, 'b', place));
  above.append(elementOf(page, 'strong', heading), elementOf(page, 'span', note));
  const lines = page.createElement('pre');
  lines.append(...linesOf(text).map(line => elementOf(page, 'span', line)));
  table.createTBody().insertRow().insertCell().append(lines);
  return table;
}

/** The lines of a text, each with its end. */
const linesOf = (text: string) => text.match(/[^\r\n]*(?:\r\n|\n|\r)|[^\r\n]+$/g) ?? [];

const elementOf = (page: Document, name: string, text: string) => Object.assign(page.createElement(name), { textContent: text });
