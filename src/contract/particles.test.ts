import { expect, it } from 'vitest';
import { asObject } from './particles.ts';

it.each([
  ['매체', '매체를'],
  ['기관', '기관을'],
  ['요청하신 자료', '요청하신 자료를'],
  ['매체 번호 987654', '매체 번호 987654를'],
  ['10.0.0.1', '10.0.0.1을'],
  ['ABC', 'ABC을(를)'],
  ['', '을(를)'],
])('%s as an object is %s', (word, object) => expect(asObject(word)).toBe(object));
