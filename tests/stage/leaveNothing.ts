import { afterAll, vi } from 'vitest';

// the next test file has the same document and React, but reloads all our modules
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  const { documentElement: html, head, body } = document;
  body.replaceChildren();
  // MUI keeps writing into its existing style sheets
  for (const one of head.querySelectorAll(':scope > :not([data-emotion])')) one.remove();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
