import type { Locator, Page } from 'playwright';

/** A user's actions on a screen in named steps: the wait of each step is reported by its name. */
export interface Hand {
  page: Page;
  /** Hovers, then presses; waits for the screen's reaction. */
  press(step: string, what: Locator): Promise<void>;
  /** Types letter by letter, at a user's speed. */
  type(step: string, into: Locator, text: string): Promise<void>;
  /** Presses a key on the focused element. */
  key(step: string, key: string): Promise<void>;
  /** Selects the next entry of a select by keyboard, because its list is drawn by the system. */
  next(step: string, select: Locator): Promise<void>;
}

/** Milliseconds between two steps: longer than any step may take, and than the debounce of text fields. */
const restMs = 900;
/** Milliseconds between two letters: 300 per minute. */
const letterMs = 200;
/** Milliseconds for which a button is held down. */
const heldMs = 60;

/** @param began called with the name of each step before it */
export const handOn = (page: Page, began: (step: string) => Promise<void>): Hand => {
  const rest = () => page.waitForTimeout(restMs);
  const click = async (what: Locator): Promise<void> => {
    await what.scrollIntoViewIfNeeded();
    await what.hover();
    await page.waitForTimeout(letterMs);
    await page.mouse.down();
    await page.waitForTimeout(heldMs);
    await page.mouse.up();
  };
  const key = async (step: string, name: string): Promise<void> => {
    await began(step);
    await page.keyboard.press(name, { delay: heldMs });
    await rest();
  };
  return {
    page,
    async press(step, what) {
      await began(step);
      await click(what);
      await rest();
    },
    async type(step, into, text) {
      await began(step);
      await click(into);
      for (const letter of text) {
        await page.keyboard.press(letter, { delay: heldMs });
        await page.waitForTimeout(letterMs - heldMs);
      }
      await rest();
    },
    key,
    async next(step, select) {
      await select.focus();
      await key(step, 'ArrowDown');
    },
  };
};
