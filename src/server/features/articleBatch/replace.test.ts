import { describe, expect, it } from 'vitest';
import type { Texts } from './editedTexts.ts';
import { previewOf, refusalOf, replaced } from './replace.ts';

const nothing: Texts = {
  kornTtl: null,
  lclanTtl: null,
  articleTransCn: null,
  mdfcnCn: null,
  htcnyOpnn: null,
  featExtrSmry: null,
  jrnlLclanNm: null,
  sndngRgnNm: null,
};

describe('replacing a text', () => {
  it('shows every place with what stands around it, side by side', () => {
    const texts = {
      ...nothing,
      kornTtl: '문체부, 한류 행사 열어',
      articleTransCn: `${'가'.repeat(60)}문체부 장관과 문체부 직원`,
    };
    const changes = previewOf(texts, '문체부', '문화체육관광부');
    expect(changes.map(({ name, count }) => [name, count])).toEqual([
      ['kornTtl', 1],
      ['articleTransCn', 2],
      ['articleTransCn', 2],
    ]);
    expect(changes[0]).toMatchObject({
      before: '문체부, 한류 행사 열어',
      after: '문화체육관광부, 한류 행사 열어',
    });
    expect(changes[1]?.before).toBe(`…${'가'.repeat(40)}문체부 장관과 문체부 직원`);
  });

  it('takes signs of patterns and of replacements as they stand', () => {
    expect(replaced({ ...nothing, kornTtl: 'a.b $1 (c)' }, '.b $1', '$&')).toEqual({ kornTtl: 'a$& (c)' });
    expect(replaced({ ...nothing, kornTtl: 'axb' }, '.', '!')).toEqual({});
  });

  it('leaves alone what reads already as it is to read: a second run changes nothing', () => {
    const texts = { ...nothing, kornTtl: '문화예술과 문화 행사' };
    const once = replaced(texts, '문화', '문화예술');
    expect(once).toEqual({ kornTtl: '문화예술과 문화예술 행사' });
    expect(previewOf(texts, '문화', '문화예술').map(({ after }) => after)).toEqual([
      '문화예술과 문화예술 행사',
    ]);
    expect(replaced({ ...texts, ...once }, '문화', '문화예술')).toEqual({});
    expect(previewOf({ ...texts, ...once }, '문화', '문화예술')).toEqual([]);
  });

  it('shortens: what is to come may be a part of what stands there', () => {
    expect(replaced({ ...nothing, kornTtl: '서울특별시의 서울특별시립극장' }, '서울특별시', '서울')).toEqual({
      kornTtl: '서울의 서울립극장',
    });
    expect(previewOf({ ...nothing, kornTtl: '두  칸' }, '  ', ' ')).toMatchObject([{ after: '두 칸' }]);
    expect(replaced({ ...nothing, kornTtl: 'abc' }, 'ab', 'bc')).toEqual({ kornTtl: 'bcc' });
  });

  it('leaves everything around it as it stands, white space too', () => {
    expect(replaced({ ...nothing, kornTtl: '  abc 들여쓴 글\n' }, 'abc', 'xyz')).toEqual({
      kornTtl: '  xyz 들여쓴 글\n',
    });
  });

  it('changes only texts that hold it, and makes an emptied one null', () => {
    expect(replaced({ ...nothing, kornTtl: '가나', htcnyOpnn: '나' }, '나', '')).toEqual({
      kornTtl: '가',
      htcnyOpnn: null,
    });
  });

  it('is refused where the title would be empty or a text too long', () => {
    expect(refusalOf({ ...nothing, kornTtl: '가' }, { kornTtl: null })).toContain('제목이 비게');
    expect(refusalOf({ ...nothing, kornTtl: '가', lclanTtl: 'a' }, { kornTtl: null })).toBeUndefined();
    expect(refusalOf({ ...nothing, kornTtl: '가' }, { kornTtl: '가'.repeat(501) })).toContain('500자');
  });
});
