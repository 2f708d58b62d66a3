import { expect, it } from 'vitest';
import { asMeans, asObject, asSubject } from './particles.ts';

it.each([
  ['매체', '매체를'],
  ['기관', '기관을'],
  ['요청하신 자료', '요청하신 자료를'],
  ['매체 번호 987654', '매체 번호 987654를'],
  ['10.0.0.1', '10.0.0.1을'],
  ['ABC', 'ABC을(를)'],
  ['', '을(를)'],
])('%s as an object is %s', (word, object) => expect(asObject(word)).toBe(object));

it.each([
  ['특징 종류', '특징 종류로'],
  ['기관', '기관으로'],
  ['이메일', '이메일로'],
  ['버전 1', '버전 1로'],
  ['버전 3', '버전 3으로'],
  ['버전 2', '버전 2로'],
  ['URL', 'URL(으)로'],
])('%s as a means is %s', (word, means) => expect(asMeans(word)).toBe(means));

it.each([
  ['미국', '미국이'],
  ['러시아', '러시아가'],
  ['채널 7', '채널 7이'],
  ['ABC', 'ABC이(가)'],
])('%s as a subject is %s', (word, subject) => expect(asSubject(word)).toBe(subject));
