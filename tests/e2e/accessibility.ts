import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
  });

/**
 * No screen has a frame: what axe would open another page for is left out.
 *
 * What axe finds wrong with a page once everything that moves has come to rest: a colour on its way from one to another
 * is judged as neither. What is wrong is looked at once more, since a notice may have begun to leave meanwhile.
 * @returns one line for each broken rule: its name and the elements that break it
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  const judge = async () => {
    await atRest(page);
    return (await new AxeBuilder({ page }).setLegacyMode(true).analyze()).violations;
  };
  const first = await judge();
  const violations = first.length ? await judge() : first;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
