import { describe, expect, it } from 'vitest';
import { chipsOf } from '../query/chips.ts';
import { changed, startConditions } from '../query/conditions.ts';
import { conditionsOf, type Suggestion, usefulSuggestions } from './ArticleEmpty.tsx';

const itself = (id: string) => id;
const names = { ntnId: itself, mediaId: itself, lang: itself, featExtrMclsf: itself, labelId: itself };
const way = (name: string | null, count: number): Suggestion => ({
  name,
  text: '',
  conditions: startConditions,
  count,
});

describe('ways out of an empty list', () => {
  it('treat two countries as one condition', () => {
    const chips = chipsOf(changed(startConditions, { ntnId: ['FR', 'JP'] }), names, '2026-11-21');
    expect(conditionsOf(chips).map(({ name, text }) => `${name} ${text}`)).toEqual([
      '보도일 1개월 (2026-10-23 ~ 2026-11-21)',
      '국가 FR, JP',
      '대분류 한국',
    ]);
  });

  it('are the single conditions that help, the best first', () =>
    expect(usefulSuggestions([way('보도일', 0), way('국가', 3), way('대분류', 40)], way(null, 90))).toEqual([
      way('대분류', 40),
      way('국가', 3),
    ]));

  it('are all conditions together where none helps alone', () =>
    expect(usefulSuggestions([way('보도일', 0), way('대분류', 0)], way(null, 900))).toEqual([
      way(null, 900),
    ]));

  it('are all conditions, too, where two of them hide nearly everything', () =>
    expect(usefulSuggestions([way('보도일', 47), way('대분류', 0)], way(null, 9_330))).toEqual([
      way('보도일', 47),
      way(null, 9_330),
    ]));

  it('are none where there is no article at all', () =>
    expect(usefulSuggestions([way('보도일', 0)], way(null, 0))).toEqual([]));
});
