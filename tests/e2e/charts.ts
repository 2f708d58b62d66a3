import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The panel of a chart. */
export const panelOn = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** The marks of a chart, once it has been drawn. */
export const drawnOn = async (page: Page, title: string): Promise<Locator> => {
  const marks = panelOn(page, title).locator('.highcharts-point[aria-label]');
  await marks.first().waitFor({ state: 'attached' });
  return marks;
};

/** The menu closes if the mouse takes half a second from its button to it: then it is opened again. */
export const pressInMenuOn = async (page: Page, title: string): Promise<void> => {
  const item = page.getByText('차트 PNG 다운로드').filter({ visible: true });
  const isPressed = async () => {
    if ((await item.count()) === 0) await panelOn(page, title).locator('.highcharts-contextbutton').click();
    return item.click({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(isPressed).toBe(true);
};
