import { afterAll, vi } from 'vitest';

// the next file has the same document and the same React, and loads everything of ours anew
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  const { documentElement: html, head, body } = document;
  body.replaceChildren();
  // MUI goes on writing into its style sheets
  for (const one of head.querySelectorAll(':scope > :not([data-emotion])')) one.remove();
  for (const { name } of [...html.attributes]) html.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});
