import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StepHeading } from './StepHeading.tsx';

const place = document.createElement('div');

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.body.replaceChildren(place);
});
afterEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

/** The tag name of the focused element at the moment the step heading appears on the page. */
const focusedAtFirst = (quiet: boolean): Promise<string | null> =>
  new Promise((answer) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      answer(document.activeElement?.tagName ?? null);
    });
    watch.observe(place, { childList: true, subtree: true });
    const root = createRoot(place);
    startTransition(() =>
      root.render(
        <main>
          <StepHeading quiet={quiet}>휴대폰 인증</StepHeading>
          <input />
        </main>,
      ),
    );
  });

describe('the heading of a step', () => {
  it('has the focus before one can type, so that no letter goes astray', async () => {
    expect(await focusedAtFirst(false)).toBe('H2');
  });

  it('leaves the focus alone where the screen has just opened', async () => {
    expect(await focusedAtFirst(true)).toBe('BODY');
  });
});
