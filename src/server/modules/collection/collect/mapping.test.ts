import { describe, expect, it } from 'vitest';
import { type Mapping, mappingFor, mappingSchema, rawNewsOf } from './mapping.ts';
import { mappingNamed, mappings } from './mappings.ts';

const mapping: Mapping = mappingSchema.parse({
  name: 'test',
  match: ['headline'],
  fields: {
    lclanTtl: 'headline',
    articleCn: ['content.text', 'summary'],
    mediaName: { path: 'paper', values: { a: 'Paper A', none: null } },
    ntnId: { path: 'paper', values: { a: 'KR' }, others: 'drop' },
    mediaDomain: { path: 'link', as: 'host' },
    lang: { constant: 'ko' },
  },
});

describe('a mapping', () => {
  it('reads paths, constants, replacements and hosts', () => {
    const record = {
      headline: 'T',
      content: { text: 'B' },
      summary: 'S',
      paper: 'a',
      link: 'https://a.example/1',
    };
    expect(rawNewsOf(mapping, record)).toMatchObject({
      lclanTtl: 'T',
      articleCn: 'B',
      mediaName: 'Paper A',
      ntnId: 'KR',
      mediaDomain: 'a.example',
      lang: 'ko',
    });
  });

  it('takes the first rule of a list that gives something', () => {
    expect(rawNewsOf(mapping, { summary: 'S' }).articleCn).toBe('S');
    expect(rawNewsOf(mapping, { content: { text: '' }, summary: 'S' }).articleCn).toBe('S');
  });

  it('keeps or drops values that it has no replacement for', () => {
    expect(rawNewsOf(mapping, { paper: 'b' })).toMatchObject({ mediaName: 'b', ntnId: null });
    expect(rawNewsOf(mapping, { paper: 'none' }).mediaName).toBeNull();
    expect(rawNewsOf(mapping, { paper: 'constructor' }).ntnId).toBeNull();
  });

  it('takes numbers as text and leaves out what is no text', () => {
    expect(rawNewsOf(mapping, { headline: 7 }).lclanTtl).toBe('7');
    expect(rawNewsOf(mapping, { headline: ['x'] }).lclanTtl).toBeNull();
  });

  it('is refused with unknown words', () => {
    expect(mappingSchema.safeParse({ name: 'x', match: ['a'], fields: { titel: 'a' } }).success).toBe(false);
    expect(mappingSchema.safeParse({ name: 'x', match: [], fields: {} }).success).toBe(false);
  });
});

describe('the shipped mappings', () => {
  it('are chosen by the keys of a record, the more demanding one first', () => {
    const masakhane = { lang: 'eng', split: 'dev', category: 'x', title: 't', body: 'b', url: '/news/1' };
    expect(mappingFor(mappings(), masakhane)?.name).toBe('masakhanews');
    expect(mappingFor(mappings(), { ...masakhane, outlet: 'Koya University' })?.name).not.toBe(undefined);
    expect(mappingFor(mappings(), { lclanTtl: 't', mediaNm: 'm' })?.name).toBe('standard');
    expect(mappingFor(mappings(), { source: 'klue', text: 'x' })).toBeUndefined();
  });

  it('are found by name, and a wrong name lists those there are', () => {
    expect(mappingNamed('ktitan').name).toBe('ktitan');
    expect(() => mappingNamed('nope')).toThrow(/ktitan/);
    expect(() => mappingNamed('/nowhere/x.json')).toThrow(/연결 규칙으로 읽을 수 없습니다/);
  });
});
