import { describe, expect, it } from 'vitest';
import { keysOf } from '#server/kernel/text/fingerprint.ts';
import { keywordToken } from '#server/modules/search/index.ts';
import { areNearDuplicates, type ClusterText, signatureOf } from './signature.ts';
import { titleKey, wordingTerms } from './terms.ts';

const text: ClusterText = {
  articleId: 7,
  time: 1_000,
  mediaId: 3,
  kornTtl: null,
  lclanTtl: 'Museum opens',
  articleCn: 'The museum opened',
  articleTransCn: null,
  nearKeys: null,
};
const wordings = (more: Partial<ClusterText>) => signatureOf({ ...text, ...more }).wordings;
const terms = (title: string, lead: string) => wordingTerms({ title, lead });

describe('the signature of an article', () => {
  it('says which it is, and holds no text', () => {
    expect(signatureOf({ ...text, nearKeys: keysOf([5, 6], new Date(0)) })).toEqual({
      articleId: 7,
      time: 1_000,
      mediaId: 3,
      title: titleKey('Museum opens'),
      wordings: [terms('Museum opens', 'The museum opened')],
      features: new Int32Array(),
      fingerprint: [5, 6],
    });
    expect(signatureOf(text).fingerprint).toBeNull();
  });

  it('has the outlet’s words, and those of a translation', () => {
    const translated = { kornTtl: '박물관 개관', articleTransCn: '박물관이 열렸다' };
    expect(wordings(translated)).toEqual([
      terms('Museum opens', 'The museum opened'),
      terms('박물관 개관', '박물관이 열렸다'),
    ]);
    expect(wordings({ ...translated, articleTransCn: null })[1]).toEqual(terms('박물관 개관', ''));
    expect(wordings({ ...translated, lclanTtl: '박물관 개관' })).toHaveLength(1);
  });

  it('of a Korean article has the Korean words alone', () => {
    expect(wordings({ kornTtl: '박물관 개관', lclanTtl: null })).toEqual([
      terms('박물관 개관', 'The museum opened'),
    ]);
    expect(wordings({ lclanTtl: 'Museum', articleCn: null, articleTransCn: '박물관이 열렸다' })).toEqual([
      terms('Museum', '박물관이 열렸다'),
    ]);
  });

  it('has as much as there is', () => {
    expect(wordings({ lclanTtl: null, articleCn: null })).toEqual([]);
    expect(wordings({ lclanTtl: null })).toEqual([terms('', 'The museum opened')]);
    expect(wordings({ articleCn: '' })).toEqual([terms('Museum opens', '')]);
  });

  it('has each dictionary word once, of all six groups, ascending', () => {
    const featExtr = {
      ...{ issue: ['가', '나'], pern: ['나'], incdnt: ['다'], plcy: ['라'], inst: ['마'], evnt: ['바', 7] },
      ...{ other: ['사'] },
    };
    const tokens = ['가', '나', '다', '라', '마', '바'].map(keywordToken);
    expect([...signatureOf({ ...text, featExtr }).features]).toEqual(
      tokens.sort((one, other) => one - other),
    );
    expect([...signatureOf({ ...text, featExtr: { issue: '가' } }).features]).toEqual([]);
  });
});

describe('near-duplicates', () => {
  const day = 86_400_000;
  const near = (bits: number, time: number) => ({ fingerprint: [2 ** bits - 1, 0] as const, time });
  const first = { fingerprint: [0, 0] as const, time: 5 * day };

  it('differ in ten bits at most', () => {
    expect(areNearDuplicates(first, near(10, 5 * day))).toBe(true);
    expect(areNearDuplicates(first, near(11, 5 * day))).toBe(false);
  });

  it('lie three days apart at most, whichever is first', () => {
    expect(areNearDuplicates(first, near(0, 8 * day))).toBe(true);
    expect(areNearDuplicates(first, near(0, 2 * day))).toBe(true);
    expect(areNearDuplicates(first, near(0, 8 * day + 1))).toBe(false);
    expect(areNearDuplicates(first, near(0, 2 * day - 1))).toBe(false);
  });

  it('both have a fingerprint', () => {
    const none = { fingerprint: null, time: 5 * day };
    expect([areNearDuplicates(first, none), areNearDuplicates(none, first)]).toEqual([false, false]);
  });
});
