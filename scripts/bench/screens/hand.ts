import type { Locator, Page } from 'playwright';

/** What a person does on a screen, a step at a time: what each step waited for is told apart by its name. */
export interface Hand {
  page: Page;
  /** Points first and presses then; waits until the screen has answered. */
  press(step: string, what: Locator): Promise<void>;
  /** Letter by letter, as fast as one types. */
  type(step: string, into: Locator, text: string): Promise<void>;
  /** A key where the focus is. */
  key(step: string, key: string): Promise<void>;
  /** Another entry of a select, by its own keys: its list is drawn by the system. */
  next(step: string, select: Locator): Promise<void>;
}

/** Between two steps: longer than any of them may wait, and than typing waits before it is taken for meant. */
const restMs = 900;
/** Between two letters: 300 a minute. */
const letterMs = 200;
/** How long a button is held down. */
const heldMs = 60;

/** @param began is told the name of each step before it is done */
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
