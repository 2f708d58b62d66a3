import { describe, expect, it } from 'vitest';
import { emptyTally } from '#server/modules/collection/index.ts';
import { fileSummary, totalSummary } from './summary.ts';

const tally = {
  ...emptyTally(),
  read: 1240,
  stored: 1200,
  duplicates: 10,
  joined: 3,
  malformed: 7,
  refused: { '제목이 없음': 20 },
  examples: ['2번째 줄: JSON으로 읽을 수 없음'],
};

describe('the summary of a file', () => {
  it('says what became of every record, with reasons and examples', () => {
    expect(
      fileSummary({ name: 'a.ndjson', tally, resumedFrom: 0, seconds: 2, notes: ['문서가 끊겼습니다.'] }),
    ).toEqual([
      'a.ndjson (2.0초, 초당 620건)',
      '  읽음 1,240건 · 저장 1,200건 · 중복 10건 · 번역문으로 사용 3건 · 거부 20건 · 깨진 기록 7건',
      '  참고: 문서가 끊겼습니다.',
      '  거부: 제목이 없음 20건',
      '  깨짐: 2번째 줄: JSON으로 읽을 수 없음',
      '  깨짐: 그 밖에 6건',
    ]);
  });

  it('names what an earlier run had done', () => {
    const lines = fileSummary({
      name: 'a.ndjson',
      tally: emptyTally(),
      resumedFrom: 1000,
      seconds: 0.04,
      notes: [],
    });
    expect(lines[0]).toBe('a.ndjson (0.0초)');
    expect(lines[1]).toBe('  1,000번째 기록까지는 앞선 실행에서 처리했습니다.');
    expect(lines).toHaveLength(3);
  });
});

describe('the total', () => {
  it('adds the files up', () => {
    expect(totalSummary([tally, { ...emptyTally(), read: 5, duplicates: 5 }])).toBe(
      '합계: 읽음 1,245건 · 저장 1,200건 · 중복 15건 · 번역문으로 사용 3건 · 거부 20건 · 깨진 기록 7건',
    );
  });
});
