import { expect, it } from 'vitest';
import { mask } from './present.ts';

it.each([
  ['name', '김용', '김*'],
  ['name', '김민용', '김*용'],
  ['name', '남궁민수', '남**수'],
  ['name', '김', '*'],
  ['name', '\u200b김민용', '김*용'],
  ['name', '김\u200b', '*'],
  ['name', '김용'.normalize('NFD'), '김*'],
  ['name', '\u200b', '*'],
  ['phone', '010-1234-5678', '010-1234-****'],
  ['contact', '010-1234-5678', '010-1234-****'],
  ['contact', 'kim.minji@demo.go.kr', 'ki*******@demo.go.kr'],
  ['content', '인증코드는 123456입니다.', '***'],
  ['phone', '+82 2 123 4567', '+82 2 123 ****'],
  ['email', 'staff@demo.go.kr', 'st***@demo.go.kr'],
  ['email', 'a@demo.go.kr', 'a**@demo.go.kr'],
  ['name', null, null],
] as const)('%s %s is shown as %s', (kind, value, shown) => {
  expect(mask(kind, value)).toBe(shown);
});
