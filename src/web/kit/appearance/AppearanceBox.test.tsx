import { afterEach, expect, it, vi } from 'vitest';
import { press, type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { AppearanceBox } from './AppearanceBox.tsx';

let shown: Stage | undefined;
afterEach(() => shown?.unmount());

const radio = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  return found?.querySelector('input') as HTMLInputElement;
};
const problem = () => document.querySelector('[role=alert]')?.textContent ?? '';

it('a choice that could not be kept says so in the box, until the next one is kept', async () => {
  const keep = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error('away'));
  shown = await stage(<AppearanceBox keep={keep} />);
  await press(radio('어둡게'));
  expect(problem()).toContain('이 브라우저에만 적용되었습니다.');
  expect(radio('어둡게').checked).toBe(true);
  await press(radio('밝게'));
  expect(problem()).toBe('');
});
