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
  expect(problem()).toContain('저장하지 못했습니다. 처리하지 못했습니다. 잠시 후 다시 시도해 주세요.');
  expect(radio('어둡게').checked).toBe(true);
  await press(radio('밝게'));
  expect(problem()).toBe('');
});
