import { expect, it } from 'vitest';
import { startTypingAhead, takeTypedAhead } from './typingAhead.ts';

it('keeps what is typed before its field is there, once, and leaves nothing behind', () => {
  document.body.innerHTML = '<button>행</button>';
  const row = document.querySelector('button');
  row?.focus();
  startTypingAhead('빠른 이동');
  startTypingAhead('빠른 이동');
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
