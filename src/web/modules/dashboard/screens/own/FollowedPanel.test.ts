import { expect, it } from 'vitest';
import { maxFollowed, maxFollowedLength } from '#contract/dashboard.ts';
import { termsOf } from '#contract/terms.ts';
import { figureQuery } from '#web/modules/statistics/index.ts';
import { countQueries, weekOf } from './FollowedPanel.tsx';

const today = '2026-11-22';

it('is asked for in one call, with nothing that the list of each would not have', () => {
  const { ntnId: _ntnId, ...ofList } = figureQuery(weekOf('nations', ['FR']), today);
  expect(countQueries('nations', ['FR', 'JP'], today)).toEqual([{ ...ofList, ntnId: ['FR', 'JP'] }]);
  expect(countQueries('keywords', ['한류', '축제'], today)).toEqual([{ ...ofList, keyword: '한류, 축제' }]);
});

it('holds for the longest keywords: several calls, each short enough for an address', () => {
  const keywords = Array.from({ length: maxFollowed }, (_, place) =>
    String.fromCodePoint('가'.codePointAt(0)! + place).repeat(maxFollowedLength),
  );
  const requested = countQueries('keywords', keywords, today).map(({ keyword }) => String(keyword));
  expect(requested.flatMap(termsOf)).toEqual(keywords);
  for (const one of requested) expect(encodeURIComponent(one).length).toBeLessThan(4_096);
});
