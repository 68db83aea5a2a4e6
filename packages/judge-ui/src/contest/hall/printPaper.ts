/** A text on paper, and what stands above it on each page. */
export interface Paper {
  /** Whom it is for. */
  heading: string;
  /** Number of the job and time. */
  note: string;
  text: string;
}

const NAME = 'oj-paper';
const styles = `
  @page { margin: 12mm }
  body { margin: 0; color: #000; background: #fff; font: 10pt/1.35 monospace }
  table { width: 100%; border-collapse: collapse; table-layout: fixed }
  th { padding-bottom: 3mm; border-bottom: 0.3mm solid #000; text-align: start }
  th b { display: block; font: bold 20pt/1.2 sans-serif; overflow-wrap: anywhere }
  th span { font: 9pt sans-serif }
  td { padding-top: 3mm; vertical-align: top }
  pre { margin: 0; font: inherit; tab-size: 4; white-space: pre-wrap; overflow-wrap: anywhere }
`;

/** Asks the browser to print a text. The heading stands on each page, so that pages that part find back to each other. */
export function printPaper({ heading, note, text }: Paper) {
  // A browser may still read the page of the last one after its dialog is closed: that goes when the next one comes.
  document.querySelector(`iframe[name=${NAME}]`)?.remove();
  const frame = Object.assign(document.createElement('iframe'), { name: NAME, title: note, tabIndex: -1 });
  frame.ariaHidden = 'true';
  // Some browsers print nothing of a frame that is not laid out.
  frame.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const { contentDocument: page, contentWindow: window } = frame;
  if (!page || !window) return;
  page.documentElement.lang = document.documentElement.lang;
  page.title = `${note} ${heading}`;
  const table = page.createElement('table');
  const above = table.createTHead().insertRow().appendChild(page.createElement('th'));
  above.append(elementOf(page, 'b', heading), elementOf(page, 'span', note));
  table
    .createTBody()
    .insertRow()
    .insertCell()
    .append(elementOf(page, 'pre', text));
  page.head.append(elementOf(page, 'style', styles));
  page.body.append(table);
  window.print();
}

const elementOf = (page: Document, name: string, text: string) => Object.assign(page.createElement(name), { textContent: text });
