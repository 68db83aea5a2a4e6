// Before the first paint: theme and language, so that neither flashes. Kept apart because inline scripts are not allowed.
(function () {
  var page = document.documentElement;
  var chosen = localStorage.getItem('oj.theme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
})();
