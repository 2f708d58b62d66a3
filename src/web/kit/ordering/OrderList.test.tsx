import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { OrderList } from './OrderList.tsx';

const height = 40;
let screen: Stage;

const List = () => {
  const [keys, setKeys] = useState(['가', '나', '다', '라']);
  return <OrderList label="차례" items={keys.map((key) => ({ key, label: key }))} onChange={setKeys} />;
};

const lines = () => [...document.querySelectorAll('li')];
const order = () =>
  lines()
    .map((line) => line.textContent)
    .join('');
const send = (kind: string, target: Element | null | undefined, pointerId: number, line: number) =>
  act(async () => {
    const clientY = line * height + height / 2;
    const given = { pointerId, pointerType: 'touch', isPrimary: pointerId === 1, clientY, bubbles: true };
    target?.dispatchEvent(new PointerEvent(kind, given));
  });
const handle = (line: number) => lines()[line]?.querySelector('[data-handle]');
const list = () => document.querySelector('ol');

beforeEach(async () => {
  HTMLElement.prototype.setPointerCapture = () => {};
  HTMLElement.prototype.scrollIntoView = () => {};
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: HTMLElement,
  ) {
    const place = lines().indexOf(this as HTMLLIElement);
    return new DOMRect(0, place * height, 100, height);
  });
  screen = await stage(<List />);
});
afterEach(() => {
  screen.unmount();
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

it('a line follows the finger that drags it', async () => {
  await send('pointerdown', handle(0), 1, 0);
  await send('pointermove', list(), 1, 2);
  expect(order()).toBe('나다가라');
  await send('pointerup', list(), 1, 2);
  await send('pointermove', list(), 1, 0);
  expect(order()).toBe('나다가라');
});

it('a second finger neither moves nor drops what the first one drags', async () => {
  await send('pointerdown', handle(0), 1, 0);
  await send('pointermove', list(), 1, 1);
  await send('pointerdown', handle(3), 2, 3);
  await send('pointermove', list(), 2, 3);
  expect(order()).toBe('나가다라');
  await send('pointerup', list(), 2, 3);
  await send('pointermove', list(), 1, 2);
  expect(order()).toBe('나다가라');
});
