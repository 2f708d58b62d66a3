import { expect, it } from 'vitest';
import { withName } from './documentHandlers.ts';

it.each([
  ['{기관명}은 처리합니다', '문화체육관광부', '문화체육관광부는 처리합니다'],
  ['{기관명}은 처리합니다', '홍보원', '홍보원은 처리합니다'],
  ['{기관명}(이하 ‘기관’)이 운영하는', '문화체육관광부', '문화체육관광부(이하 ‘기관’)가 운영하는'],
  ['{기관명}을 {기관명}과 함께', '외교부', '외교부를 외교부와 함께'],
  ['{기관명}은 처리합니다', 'KOCIS', 'KOCIS은 처리합니다'],
  ['{기관명}의 이름, {기관명}이라는', '외교부', '외교부의 이름, 외교부이라는'],
])('%s with %s reads %s', (text, name, expected) => {
  expect(withName(text, '{기관명}', name)).toBe(expected);
});
