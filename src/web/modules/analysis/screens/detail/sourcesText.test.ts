import { expect, it } from 'vitest';
import type { Source } from './clusterRecord.ts';
import { sourcesText } from './Sources.tsx';

const source = (key: string, count: number): Source => ({ key, label: key || '국가 미상', count });

it.each<[string, Source[], { sentence: string; unknown: string; known: string[] }]>([
  ['one', [source('US', 5)], { sentence: '에서 5건이 모두 나왔습니다.', unknown: '', known: ['US'] }],
  [
    'several alike',
    [source('US', 1), source('KR', 1)],
    { sentence: '2개국에서 1건씩 나왔습니다.', unknown: '', known: ['US', 'KR'] },
  ],
  [
    'several that differ',
    [source('US', 2), source('KR', 1)],
    { sentence: '', unknown: '', known: ['US', 'KR'] },
  ],
  ['none that is known', [source('', 5)], { sentence: '', unknown: '국가를 알 수 없는 기사 5건', known: [] }],
  [
    'one, and articles without any',
    [source('', 5), source('US', 2)],
    { sentence: '에서 2건이 나왔습니다.', unknown: '국가를 알 수 없는 기사 5건', known: ['US'] },
  ],
  [
    'several alike, and as many articles without any',
    [source('US', 1), source('', 1), source('KR', 1)],
    { sentence: '2개국에서 1건씩 나왔습니다.', unknown: '국가를 알 수 없는 기사 1건', known: ['US', 'KR'] },
  ],
  ['nothing', [], { sentence: '', unknown: '', known: [] }],
])('of %s', (_name, sources, { sentence, unknown, known }) => {
  const said = sourcesText(sources, { head: '국가', unit: '개국' });
  expect(said).toMatchObject({ sentence, unknown });
  expect(said.known.map(({ key }) => key)).toEqual(known);
});
