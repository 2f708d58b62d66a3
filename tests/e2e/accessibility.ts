import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds wrong with a page once everything that moves has come to rest: a colour on its way
 * from one to another is judged as neither.
 * @returns one line for each broken rule: its name and the elements that break it
 */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
