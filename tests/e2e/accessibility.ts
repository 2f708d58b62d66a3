import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The axe rules that are checked on the page, or on the open modal dialog.
 * - `all`: every rule of axe, including the one on style sheets, for which axe reloads all of them;
 * - `state`: all but that one: a dialog or a message adds no style sheet;
 * - `screen`: `state`, and the size of controls, which axe does not check by default;
 * - `sight`: contrast of texts and size of controls, in the content of the screen only;
 * - `layout`: the rules that depend on the width. Colours do not, and take half of axe's time.
 */
export type RuleSet = 'all' | 'state' | 'screen' | 'layout' | 'sight';

/** Passed rules are not listed: listing them takes most of the time. */
const violationsAlone: axe.RunOptions['resultTypes'] = ['violations'];
const withoutStyleSheets = { 'css-orientation-lock': { enabled: false } };
const optionsOf: Record<RuleSet, axe.RunOptions> = {
  all: {},
  state: { preload: false, rules: withoutStyleSheets },
  screen: { preload: false, rules: { ...withoutStyleSheets, 'target-size': { enabled: true } } },
  layout: { preload: false, rules: { ...withoutStyleSheets, 'color-contrast': { enabled: false } } },
  sight: { preload: false, runOnly: ['color-contrast', 'target-size'] },
};

/**
 * Screens contain no frames. Animations are set to their end instead of waiting for them: in content that the browser
 * skips (`content-visibility`), no transition ends until it is scrolled to.
 */
const violationsOf = async (page: Page, ruleSet: RuleSet): Promise<axe.Result[]> => {
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
        // the topmost of several open dialogs, which was opened last
        const part =
          [...document.querySelectorAll('dialog:modal')].at(-1) ??
          (isPart && document.querySelector('#main'));
        return (await here.axe.run(part || document, options)).violations;
      },
      [{ ...optionsOf[ruleSet], resultTypes: violationsAlone }, ruleSet === 'sight'] as const,
    );
  const found = await run();
  if (found) return found;
  await page.evaluate(axeSource);
  const then = await run();
  if (!then) throw new Error('axe has not come.');
  return then;
};

/**
 * The violations that axe finds on a page after all animations have ended, since colours in transition would be
 * misjudged. Violations are checked twice, since a notice may have been disappearing.
 * @returns one line per violated rule: its name and the elements that violate it
 */
export async function accessibilityProblems(page: Page, ruleSet: RuleSet = 'state'): Promise<string[]> {
  const first = await violationsOf(page, ruleSet);
  const violations = first.length ? await violationsOf(page, ruleSet) : first;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
