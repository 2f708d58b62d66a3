import { describe, expect, it } from 'vitest';
import { readingAction } from './readingAction.ts';

const key = (code: string, more: object = {}) => ({
  code,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...more,
});

describe('a key while one reads', () => {
  it.each([
    ['KeyJ', 'next'],
    ['KeyK', 'previous'],
    ['KeyO', 'open'],
    ['KeyU', 'list'],
    ['KeyM', 'memo'],
    ['KeyR', 'read'],
    ['KeyX', undefined],
    ['Enter', undefined],
    ['ArrowDown', undefined],
  ])('%s asks for %s', (code, action) => expect(readingAction(key(code), false)).toBe(action));

  it('asks for the list of keys as a question mark', () => {
    expect(readingAction(key('Slash', { shiftKey: true }), false)).toBe('help');
    expect(readingAction(key('Slash'), false)).toBeUndefined();
    expect(readingAction(key('Slash', { shiftKey: true }), true)).toBeUndefined();
  });

  it('is a letter where one types', () => expect(readingAction(key('KeyJ'), true)).toBeUndefined());

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'defaultPrevented'])(
    'means something else with %s',
    (name) => expect(readingAction(key('KeyJ', { [name]: true }), false)).toBeUndefined(),
  );
});
