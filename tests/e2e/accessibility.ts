import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Brings what moves to where it ends. It is not waited for: of content that the browser skips (`content-visibility`) no
 * transition ends until it is scrolled to.
 */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    for (const one of passing) one.finish();
    await Promise.allSettled(passing.map((one) => one.finished));
  });

/** What holds is not listed, which takes most of its time; no screen has a frame that would have to be asked too. */
const violationsOf = async (page: Page): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const here = window as unknown as { axe: typeof axe };
    return (await here.axe.run(document, { resultTypes: ['violations'] })).violations;
  });
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
 * @returns one line for each broken rule: its name and the elements that break it
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const judge = async () => {
    await atRest(page);
    return violationsOf(page);
  };
  const first = await judge();
  const violations = first.length ? await judge() : first;
  return violations.flatMap(({ id, nodes }) => {
    const found = nodes
      .map(({ html }) => html.slice(0, 160))
      .filter((html) => !isTreeItemByItsName(id, html));
    return found.length ? [`${id}: ${found.join(' | ')}`] : [];
  });
}
