import { expect, it } from 'vitest';
import { mayOnComment } from './thread.ts';

const own = { rgtrId: 'me' };
const others = { rgtrId: 'you' };
const person = { userId: 'me', isAdmin: false, mayWrite: true, moderates: false };

it.each([
  ['an administrator', others, { ...person, isAdmin: true }, { release: true, edit: true, remove: true }],
  ['the author', own, person, { release: false, edit: true, remove: true }],
  [
    'the author who only reads by now',
    own,
    { ...person, mayWrite: false },
    { release: false, edit: false, remove: false },
  ],
  ['anybody else', others, person, { release: false, edit: false, remove: false }],
  [
    'who moderates the board',
    others,
    { ...person, moderates: true },
    { release: false, edit: false, remove: true },
  ],
  [
    'nobody',
    { rgtrId: null },
    { ...person, userId: undefined },
    { release: false, edit: false, remove: false },
  ],
])('%s', (_who, comment, who, may) => {
  expect(mayOnComment(comment, who)).toEqual(may);
});
