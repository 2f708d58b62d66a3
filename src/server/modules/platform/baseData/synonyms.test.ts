import { expect, it } from 'vitest';
// past the index: spellings as a search compares them
import { spellingChunk, spellingKey } from '#server/modules/search/spellings/synonyms.ts';
import { baseSynonyms } from './synonyms.ts';

const groups = baseSynonyms().map(({ rprsNm, synmList }) => [rprsNm, ...synmList]);
const keyOf = (spelling: string): string =>
  spellingKey([spellingChunk(spelling)].flatMap((one) => one ?? []));

it('are hundreds of groups, each of 2 to 12 spellings that a search can look for', () => {
  expect(groups.length).toBeGreaterThan(300);
  const faulty = groups.filter(
    (group) =>
      group.length < 2 ||
      group.length > 12 ||
      group.some((spelling) => spelling !== spelling.trim() || !spellingChunk(spelling)),
  );
  expect(faulty).toEqual([]);
});

it('have no spelling in two groups, and none twice in one', () => {
  const holders = Map.groupBy(
    groups.flatMap((group) => [...new Set(group.map(keyOf))].map((key) => ({ key, group }))),
    ({ key }) => key,
  );
  expect([...holders.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(groups.filter((group) => new Set(group).size < group.length)).toEqual([]);
});

it('hold nothing that stands in words of every day', () => {
  const texts = [
    '한복판, 경제주체와 강제주의, 있지 않다, 공유한다, 하이브리드 자동차, 시작한지 오래',
    'He said twice that red velvet is a treasure; no other choice, burning, moving, the glory of the kingdom',
  ];
  const everyday = new Set(
    texts.flatMap((text) => text.split(/[^\p{L}]+/u)).filter((word) => word.length > 1),
  );
  expect(groups.flat().filter((spelling) => everyday.has(spelling.toLowerCase()))).toEqual([]);
});
