// Before the first paint: the theme, so that it does not flash, and the fonts, so that text is drawn once. On a slow network they come when text
// is there: they weigh as much as half of the scripts that draw it. Kept apart because inline scripts are not allowed.
// Before everything else: a browser that refuses to store anything gets a storage that forgets with the page, for all that reads one.
(function () {
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    try {
      if (window[name]) return;
    } catch {
      // It is replaced below.
    }
    var storage = Object.create({
      getItem: function (key) {
        return Object.prototype.hasOwnProperty.call(storage, key) ? storage[key] : null;
      },
      setItem: function (key, text) {
        storage[key] = String(text);
      },
      removeItem: function (key) {
        delete storage[key];
      },
      key: function (place) {
        return Object.keys(storage)[place] || null;
      },
      clear: function () {
        Object.keys(storage).forEach(storage.removeItem);
      },
      get length() {
        return Object.keys(storage).length;
      },
    });
    Object.defineProperty(window, name, { value: storage });
  });

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
