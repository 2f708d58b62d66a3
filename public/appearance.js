/**
 * Shows the chosen mode and size of text before anything is painted: the page waits for this file, and for no other.
 * Later choices come as an event of the window (src/web/kit/appearance), those of other tabs by the storage.
 */
(() => {
  const { dataset } = document.documentElement;
  const isDark = matchMedia('(prefers-color-scheme: dark)');
  const wantsContrast = matchMedia('(prefers-contrast: more)');
  // the system colours all but pictures and charts, which then go with its ground
  const isForced = matchMedia('(forced-colors: active)');

  const themes = ['light', 'dark', 'contrast'];
  const textSizes = ['small', 'normal', 'large', 'larger', 'largest'];

  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem('appearance')) ?? {};
    } catch {
      return {};
    }
  };

  const ofDevice = () => {
    if (isForced.matches) return isDark.matches ? 'contrast' : 'light';
    if (wantsContrast.matches) return 'contrast';
    return isDark.matches ? 'dark' : 'light';
  };

  let chosen = stored();
  const show = () => {
    dataset.theme = themes.includes(chosen.theme) ? chosen.theme : ofDevice();
    dataset.textSize = textSizes.includes(chosen.textSize) ? chosen.textSize : 'normal';
  };

  for (const wish of [isDark, wantsContrast, isForced]) wish.addEventListener('change', show);
  addEventListener('appearance', ({ detail }) => {
    chosen = detail;
    show();
  });
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== 'appearance') return;
    chosen = stored();
    show();
  });
  show();
})();
