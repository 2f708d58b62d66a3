import { expect, it } from 'vitest';
import { isSafeLink, keptTag, pictureAddress, pictureIds, richText } from './richText.ts';

const fileId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const own = pictureAddress(fileId);

it('knows the pictures of a text, each once', () => {
  const html = `<p><img src="${own}" alt="가" /><img alt="나" src="${own}"></p><p>src="${own}"</p>`;
  expect(pictureIds(html)).toEqual([fileId]);
  expect(pictureIds('<p>글</p>')).toEqual([]);
});

it.each(['http://a.kr', 'https://a.kr/?q=가', 'HTTPS://A.KR', 'mailto:a@b.kr'])(
  '%s may be linked',
  (href) => {
    expect(isSafeLink(href)).toBe(true);
  },
);

it.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///a',
  'tel:1',
  '/a',
  '//a.kr',
  'https:',
  'https:// a.kr',
  'https://a.kr\u0000',
  'x',
  '',
])('%j may not', (href) => {
  expect(isSafeLink(href)).toBe(false);
});

it.each([
  ['p', { style: 'x', class: 'y', onclick: 'z' }, { name: 'p', attributes: {} }],
  ['h1', {}, { name: 'h2', attributes: {} }],
  ['td', { colspan: ' 2 ', rowspan: '1' }, { name: 'td', attributes: { colspan: '2' } }],
  ['a', { href: 'https://a.kr' }, { name: 'a', attributes: { href: 'https://a.kr', ...richText.elsewhere } }],
  ['a', { href: 'javascript:1' }, undefined],
  ['img', { src: '/api/file-download?fileId=1' }, undefined],
  ['img', { src: 'https://a.kr/x.png' }, undefined],
  ['img', { src: `https://a.kr${own}` }, undefined],
  ['img', { src: `${own}&x` }, undefined],
  [
    'img',
    { src: own, alt: '표지', width: '10', height: '1e9', onerror: 'x', srcset: 'https://a.kr' },
    { name: 'img', attributes: { src: own, alt: '표지', width: '10' } },
  ],
  ['constructor', {}, undefined],
  ['script', {}, undefined],
])('%s with %j stays as %j', (name, given, kept) => {
  expect(keptTag(name, given as Record<string, string>)).toEqual(kept);
});

it('keeps no tag that it drops with its text', () => {
  expect(richText.unread.filter((tag) => richText.tags.includes(tag))).toEqual([]);
});

it('says its own limit', () => {
  expect(richText.tooLong).toContain(richText.maxLength.toLocaleString('ko-KR'));
});
