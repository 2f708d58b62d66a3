import { afterEach, expect, it } from 'vitest';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { Pager } from './Pager.tsx';

let screen: Stage;
afterEach(() => screen.unmount());

it.each([
  ['is not offered as long as nobody knows how many there are', undefined, false],
  ['is offered once all are counted', 20_001, true],
])('the last page %s', async (_what, total, isOffered) => {
  screen = await stage(<Pager page={2} size={10} total={total} hasNext onChange={() => {}} />);
  expect(document.querySelector('[aria-label="현재 2 쪽"]')).not.toBeNull();
  expect(document.querySelector('[aria-label="마지막 쪽으로 이동"]') !== null).toBe(isOffered);
});
