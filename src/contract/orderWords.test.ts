import { expect, it } from 'vitest';
import { orderWords } from './orderWords.ts';

it.each([
  ['제목', 'text', '제목순', '제목 역순'],
  ['상태', 'code', '상태순', '상태 역순'],
  ['등록일시', 'dateTime', '등록일시 오래된순', '등록일시 최신순'],
  ['조회 수', 'integer', '조회 수 작은 순', '조회 수 큰 순'],
  ['고정 글 먼저', 'integer', '고정 글 먼저 작은 순', '고정 글 먼저'],
] as const)('a list by %s says its order as people do', (label, kind, ascending, descending) => {
  expect([orderWords({ label, kind }, 'ASC'), orderWords({ label, kind }, 'DESC')]).toEqual([
    ascending,
    descending,
  ]);
});
