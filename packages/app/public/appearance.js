// Before the first paint: the theme, so that it does not flash, and the fonts, so that text is drawn once. On a slow network they come when text
// is there: they weigh as much as half of the scripts that draw it. Kept apart because inline scripts are not allowed.
(function () {
  var page = document.documentElement;
  var chosen = localStorage.getItem('oj.theme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';

  var network = navigator.connection && navigator.connection.effectiveType;
  if (network && network !== '4g') return;
  var fonts = document.querySelector('meta[name=fonts]');
  (fonts ? fonts.content.split(' ') : []).forEach(function (address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  });
})();
