import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button, labelled, press, type Stage, stage } from '../../../../../tests/stage/stage.tsx';
import { ArrangeDialog } from './ArrangeDialog.tsx';
import { type Arrangement, panels } from './arrangement.ts';

const usual: Arrangement = {
  order: panels.map(({ key }) => key),
  hidden: [],
  wide: [],
  nations: [],
  keywords: [],
  period: 'week',
};
const saved = vi.fn<(arrangement: Arrangement) => Promise<void>>();
let screen: Stage;

const up = (name: string) => document.querySelector(`[aria-label="${name} 위로"]`) as HTMLElement;
const names = () => [...document.querySelectorAll('ol > li label')].map((line) => line.textContent);

beforeEach(async () => {
  saved.mockReset().mockResolvedValue();
  HTMLElement.prototype.scrollIntoView = () => {};
  screen = await stage(
    <ArrangeDialog arrangement={usual} defaults={usual} onSave={saved} onClose={() => {}} />,
  );
});
afterEach(() => {
  screen.unmount();
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

it('saves a panel that was moved up by its button, and one that was taken out by its box', async () => {
  const before = names();
  await press(up('국가별 비중'));
  await press(labelled('키워드 순위'));
  await press(button('저장'));
  const moved = before.indexOf('국가별 비중');
  expect(names()).toEqual(before.with(moved, before[moved - 1] ?? '').with(moved - 1, '국가별 비중'));
  const place = usual.order.indexOf('treemap');
  const order = usual.order.toSpliced(place, 1).toSpliced(place - 1, 0, 'treemap');
  expect(saved).toHaveBeenCalledExactlyOnceWith({ ...usual, order, hidden: ['ranking'] });
});

it('saves what its person began with, once that was chosen', async () => {
  const before = names();
  await press(up('내 메모'));
  await press(labelled('키워드 순위'));
  expect(names()).not.toEqual(before);
  await press(button('처음 설정으로'));
  expect(names()).toEqual(before);
  await press(button('저장'));
  expect(saved).toHaveBeenCalledExactlyOnceWith(usual);
});
