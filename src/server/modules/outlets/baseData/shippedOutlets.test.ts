import { expect, it } from 'vitest';
import { mediaInsert } from '#generated/validators/media.ts';
import { baseLanguages, baseNations, baseSharedSites } from '#server/modules/platform/index.ts';
import { listedOutlet } from '../import/listedOutlet.ts';
import { isSharedAmong } from '../sharedSites.ts';
import { shippedOutlets, shippedOutletsText } from './shippedOutlets.ts';

it('every shipped outlet is one by our own rules, once, with a country and languages that we know', () => {
  const nations = new Set(baseNations().map(({ ntnId }) => ntnId));
  const languages = new Set(baseLanguages().map(({ lanCd }) => lanCd));
  const isShared = isSharedAmong(baseSharedSites);
  const addresses = new Set<string>();
  const wrong = shippedOutlets().flatMap((shipped) => {
    const { outlet } = listedOutlet({ ...shipped, url: shipped.url || null, name: shipped.name || null });
    const problems = mediaInsert.check({ mediaKornNm: shipped.koreanName || null }).problems ?? [];
    const keys = [outlet?.canonicalUrl ?? '', ...(outlet?.feeds ?? []).map((feed) => feed.canonicalUrl)];
    const isRight =
      outlet?.ntnId === shipped.country &&
      outlet.badFeeds === 0 &&
      nations.has(shipped.country) &&
      shipped.languages.every((one) => languages.has(one)) &&
      !isShared(shipped.domain) &&
      !/&#?\w+;/.test(shipped.name) &&
      !problems.some(({ name, kind }) => name === 'mediaKornNm' && kind === 'invalid') &&
      keys.every((key) => !addresses.has(key));
    for (const key of keys) addresses.add(key);
    return isRight ? [] : [shipped.domain];
  });
  expect(wrong).toEqual([]);
});

it('a list reads as it was written', () => {
  const outlets = shippedOutlets();
  expect(outlets.length).toBeGreaterThan(4_500);
  const text = shippedOutletsText(outlets.toReversed());
  expect(text.split('\n').slice(1, 3).join('\n')).toMatch(/^AD\t.+\nAD\t/u);
  expect(text.split('\n').length).toBe(outlets.length + 2);
});
