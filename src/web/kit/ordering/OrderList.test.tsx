import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { OrderList } from './OrderList.tsx';

let shown: Stage;

const Letters = () => {
  const [keys, setKeys] = useState(['가', '나', '다']);
  return <OrderList label="글자" items={keys.map((key) => ({ key, label: key }))} onChange={setKeys} />;
};
const arrow = (name: string): HTMLButtonElement => {
  const found = document.querySelector<HTMLButtonElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no arrow ${name}.`);
  return found;
};
const order = () => [...document.querySelectorAll('li')].map((line) => line.textContent).join('');
const focused = () => document.activeElement?.getAttribute('aria-label');
/** Without a frame in between: the next key of somebody who types fast. */
const at = async (name: string, work: (button: HTMLButtonElement) => void): Promise<void> => {
  arrow(name).focus();
  await act(async () => work(arrow(name)));
};
const altUp = (button: HTMLButtonElement) =>
  button.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'ArrowUp', altKey: true, bubbles: true, cancelable: true }),
  );

beforeEach(async () => {
  shown = await stage(<Letters />);
});
afterEach(() => shown.unmount());

it('moves an item by alt and an arrow key, and the focus stays in it', async () => {
  await at('다 위로', altUp);
  expect([order(), focused()]).toEqual(['가다나', '다 위로']);
});

it('leaves the focus alone once another control has it', async () => {
  await at('다 위로', altUp);
  arrow('가 아래로').focus();
  await act(async () => new Promise<void>((done) => requestAnimationFrame(() => done())));
  expect(focused()).toBe('가 아래로');
});

it('turns the focus to the other arrow at an end of the list, for keys and presses', async () => {
  await at('나 위로', altUp);
  expect([order(), focused()]).toEqual(['나가다', '나 아래로']);
  await at('가 아래로', (button) => button.click());
  expect([order(), focused()]).toEqual(['나다가', '가 위로']);
});
