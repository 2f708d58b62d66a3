import { expect, it } from 'vitest';
import { linkAddress } from './linkAddress.ts';

it.each([
  ['https://a.kr/b?c=1', 'https://a.kr/b?c=1'],
  ['  http://a.kr ', 'http://a.kr'],
  ['www.mcst.go.kr', 'https://www.mcst.go.kr'],
  ['a.kr:8080/b', 'https://a.kr:8080/b'],
  ['a@b.kr', 'mailto:a@b.kr'],
  ['mailto:a@b.kr', 'mailto:a@b.kr'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['tel:021234567', undefined],
  ['/admin', undefined],
  ['//a.kr', undefined],
  ['두 낱말', undefined],
  ['', undefined],
])('%j leads to %j', (given, address) => {
  expect(linkAddress(given)).toBe(address);
});
