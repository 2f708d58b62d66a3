import { expect, it, vi } from 'vitest';
import { startTypingAhead, takeTypedAhead } from './typingAhead.ts';

it('keeps what is typed before its field is there, once, and leaves nothing behind', () => {
  document.body.innerHTML = '<button>행</button>';
  const row = document.querySelector('button');
  row?.focus();
  startTypingAhead('빠른 이동', () => {});
  startTypingAhead('빠른 이동', () => {});
  const field = document.activeElement as HTMLInputElement;
  expect([field.getAttribute('aria-label'), document.querySelectorAll('input').length]).toEqual([
    '빠른 이동',
    1,
  ]);
  field.value = '한글';
  expect([takeTypedAhead(), takeTypedAhead(), document.querySelectorAll('input').length]).toEqual([
    '한글',
    '',
    0,
  ]);
  // a dialog that opens now leads back there
  expect(document.activeElement).toBe(row);
});

it('closes what was asked for on Escape, but never drops what was typed for it', () => {
  const onGivenUp = vi.fn<() => void>();
  const escape = () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  startTypingAhead('메모', onGivenUp);
  (document.activeElement as HTMLInputElement).value = '한글';
  escape();
  expect([onGivenUp.mock.calls.length, takeTypedAhead()]).toEqual([0, '한글']);
  startTypingAhead('메모', onGivenUp);
  escape();
  expect([onGivenUp.mock.calls.length, document.querySelectorAll('input').length]).toEqual([1, 0]);
});
