import { expect, it } from 'vitest';
// past the index: the sites that a new database begins with
import { baseSharedSites } from '#server/modules/platform/baseData/sharedSites.ts';
import { isSharedAmong } from './sharedSites.ts';

const isShared = isSharedAmong(baseSharedSites);

it.each([
  'naver.com',
  'n.news.naver.com',
  'm.entertain.naver.com',
  'v.daum.net',
  'news.google.com',
  'msn.com',
  'news.yahoo.co.jp',
  'facebook.com',
  'm.facebook.com',
  'medium.com',
  'blogspot.com',
])('%s tells nothing of the outlet', (host) => expect(isShared(host)).toBe(true));

it.each([
  'yna.co.kr',
  'notnaver.com',
  'naver.com.example',
  'news.google.com.evil.example',
  'yahoo.co.jp',
  'paper.blogspot.com',
  'paper.substack.com',
  'com',
  '',
])('%s may be an outlet’s own', (host) => expect(isShared(host)).toBe(false));

it('begins with each site once, in the form in which hosts are compared', () => {
  const domains = baseSharedSites.map(({ dmnNm }) => dmnNm);
  expect(new Set(domains).size).toBe(domains.length);
  expect(domains.filter((domain) => !/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(domain))).toEqual([]);
});
