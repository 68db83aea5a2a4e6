// On the page of a problem. The server may have drawn it (`EarlyProblem.tsx`): what of that this reader is shown is said before it is painted.
// And what the server says of the problem is asked for while the scripts are still on their way.
(() => {
  const problem = /^\/problem\/([^/]+)(\/full-screen)?$/.exec(location.pathname);
  if (!problem) return;
  const address = new URLSearchParams(location.search);
  const query = new URLSearchParams({ problemId: decodeURIComponent(problem[1]), typeset: 'true' });
  const language = address.get('l') || localStorage.getItem('Web_Language') || navigator.language;
  const locale = /^en/i.test(language) ? 'en-US' : 'zh-CN';
  const token = localStorage.getItem('token');

  const page = document.documentElement;
  // A draft, or a language that was chosen, only the scripts can show.
  const hasWritten = token || Object.keys(localStorage).some(key => key === 'oj.editor' || key.startsWith('oj.draft.'));
  page.dataset.early = address.get('tab') ? 'nothing' : hasWritten ? 'statement' : 'whole';
  page.dataset.earlyLocale = locale;
  const share = Number(localStorage.getItem('oj.problem.panes'));
  if (share > 0 && share < 1) page.style.setProperty('--early-share', share);
  // The statement is drawn once, in its fonts, if they come soon. On a slow network it comes before them, as all text does (`appearance.js`).
  const network = navigator.connection?.effectiveType;
  if (!network || network === '4g') {
    page.dataset.earlyFonts = 'awaited';
    const show = () => delete page.dataset.earlyFonts;
    const awaitFonts = () => {
      // Only now a browser knows which fonts it needs.
      document.body.getBoundingClientRect();
      document.fonts.ready.then(show);
      setTimeout(show, 300);
    };
    // All that was drawn is here at the first change, all styles at the frame after that.
    document.addEventListener('readystatechange', () => requestAnimationFrame(awaitFonts), { once: true });
  }
  for (const type of ['compositionstart', 'compositionend'])
    addEventListener(type, ({ target }) => {
      if (!target.closest('#early')) return;
      if (type === 'compositionstart') target.dataset.composing = '';
      else delete target.dataset.composing;
    });

  // In the order of `overHttp`.
  const headers = { 'url-type': 'general', ...(token && { authorization: token }), 'accept-language': locale };
  const calls = [`/api/get-problem-detail?${query}`];
  // Who has been here before has the languages of that time to begin with.
  if (!localStorage.getItem('oj.languages')) calls.push('/api/languages');
  const plain = window.fetch.bind(window);
  const early = calls.map(url => {
    const answer = plain(url, { headers });
    answer.catch(() => undefined);
    return { url, answer };
  });
  // Each answer is taken once, and by a call of the same reader in the same language alone.
  window.fetch = (url, given) => {
    const place = early.findIndex(call => call.url === url && JSON.stringify(headers) === JSON.stringify(given?.headers));
    return place < 0 ? plain(url, given) : early.splice(place, 1)[0].answer;
  };
})();
