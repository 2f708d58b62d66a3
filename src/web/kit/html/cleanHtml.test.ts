import { expect, it } from 'vitest';
import { isSafeLink, richText } from '#contract/richText.ts';
import { hostileTexts } from '../../../../tests/helpers/badInput.ts';
import { cleanNodes, plainText } from './cleanHtml.ts';

const shown = (html: string): string => {
  const box = document.createElement('div');
  box.append(...cleanNodes(html));
  return box.innerHTML;
};

it.each([
  ['<p>글 <strong>굵게</strong></p>', '<p>글 <strong>굵게</strong></p>'],
  ['<p onclick="x()" class="a">글</p>', '<p>글</p>'],
  ['<img src=x onerror=alert(1)>글', '글'],
  ['<script>alert(1)</script><p>글</p>', '<p>글</p>'],
  ['<a href="javascript:alert(1)">a</a>', 'a'],
  [
    '<a href="https://a.kr" onclick="x()">a</a>',
    '<a href="https://a.kr" target="_blank" rel="noopener noreferrer nofollow">a</a>',
  ],
  [
    '<table><tr><td colspan="2" style="x">가</td></tr></table>',
    '<table><tbody><tr><td colspan="2">가</td></tr></tbody></table>',
  ],
  ['<template><p>a</p></template><iframe>x</iframe><p>b</p>', '<p>b</p>'],
  ['<div><h2>제목</h2></div>', '<h2>제목</h2>'],
])('%s is shown as %s', (html, clean) => {
  expect(shown(html)).toBe(clean);
});

it('makes one line of a rich text', () => {
  expect(plainText('<h2>제목</h2><p>글<br>둘</p>')).toBe('제목 글 둘');
});

it('shows nothing that runs, loads or covers of any text of the collections', () => {
  const strange = hostileTexts().flatMap((text) => {
    const box = document.createElement('div');
    box.append(...cleanNodes(text));
    return [...box.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
      const own = richText.attributes[localName] ?? [];
      const isOurs =
        richText.tags.includes(localName) &&
        [...attributes].every(
          ({ name, value }) => own.includes(name) && (name !== 'href' || isSafeLink(value)),
        );
      return isOurs ? [] : [[text, localName]];
    });
  });
  expect(strange).toEqual([]);
});
