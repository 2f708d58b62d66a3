import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What is looked at: the page, or the dialog that nothing behind can be reached over.
 * - `all`: every rule of axe's, also that about style sheets, all of which it loads once more;
 * - `state`: all but that: a dialog or a message brings no style sheet of its own;
 * - `screen`: that, and whether controls are large enough, which axe does not ask by itself;
 * - `sight`: of the content of the screen, whether texts stand out from their ground and controls are large
 *   enough;
 * - `layout`: those that another width may change. Colours are the same at each, and are half of axe's work.
 */
export type Look = 'all' | 'state' | 'screen' | 'layout' | 'sight';

/** What holds is not listed, which takes most of its time. */
const violationsAlone: axe.RunOptions['resultTypes'] = ['violations'];
const withoutStyleSheets = { 'css-orientation-lock': { enabled: false } };
const optionsOf: Record<Look, axe.RunOptions> = {
  all: {},
  state: { preload: false, rules: withoutStyleSheets },
  screen: { preload: false, rules: { ...withoutStyleSheets, 'target-size': { enabled: true } } },
  layout: { preload: false, rules: { ...withoutStyleSheets, 'color-contrast': { enabled: false } } },
  sight: { preload: false, runOnly: ['color-contrast', 'target-size'] },
};

/**
 * No screen has a frame that would have to be asked too. What moves is brought to where it ends, and not waited for: of
 * content that the browser skips (`content-visibility`) no transition ends until it is scrolled to.
 */
const violationsOf = async (page: Page, look: Look): Promise<axe.Result[]> => {
  const run = () =>
    page.evaluate(
      async ([options, isPart]) => {
        const here = window as unknown as { axe?: typeof axe };
        if (!here.axe) return undefined;
        const passing = document
          .getAnimations()
          .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
        for (const one of passing) one.finish();
        await Promise.allSettled(passing.map((one) => one.finished));
        // of several that are open the topmost is used, which was opened last
        const part =
          [...document.querySelectorAll('dialog:modal')].at(-1) ??
          (isPart && document.querySelector('#main'));
        return (await here.axe.run(part || document, options)).violations;
      },
      [{ ...optionsOf[look], resultTypes: violationsAlone }, look === 'sight'] as const,
    );
  const found = await run();
  if (found) return found;
  await page.evaluate(axeSource);
  const then = await run();
  if (!then) throw new Error('axe has not come.');
  return then;
};

/**
 * The words of an item of a tree are its name and those of the controls in it, which have names of their own: axe wants
 * them all in the name of the item.
 */
const isTreeItemByItsName = (rule: string, html: string): boolean =>
  rule === 'label-content-name-mismatch' && html.includes('role="treeitem"');

/**
 * What axe finds wrong with a page once everything that moves has come to rest: a colour on its way from one to another
 * is judged as neither. What is wrong is looked at once more, since a notice may have begun to leave meanwhile.
 * @param look what of it is looked at
 * @returns one line for each broken rule: its name and the elements that break it
 */
export async function accessibilityProblems(page: Page, look: Look = 'state'): Promise<string[]> {
  const first = await violationsOf(page, look);
  const violations = first.length ? await violationsOf(page, look) : first;
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes
      .map(({ html }) => html.slice(0, 160))
      .filter((html) => !isTreeItemByItsName(id, html));
    return found.length ? [`${id}: ${found.join(' | ')}`] : [];
  });
}
