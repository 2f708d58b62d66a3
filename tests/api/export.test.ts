// On both engines: an export reads in pages.
import { desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { languageCode, menu, outboxMessage, privacyLog } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { readCsvExport, readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Query = Record<string, string | number | (string | number)[]>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const file = async (path: string, query: Query = {}, client = admin): Promise<Answer<ErrorBody>> =>
  client.get<ErrorBody>(path, query);
const csv = async (path: string, query: Query = {}) => {
  const { bytes = Buffer.alloc(0) } = await file(path, { ...query, format: 'csv' });
  return readCsvExport(bytes);
};
/** Exports in the personal data log, latest first; reads are stored a moment after their answer. */
const notes = () =>
  inDatabase(async () =>
    db()
      .select()
      .from(privacyLog)
      .where(inArray(privacyLog.prcsClsfCd, ['EXPORT', 'REVEALED_EXPORT']))
      .orderBy(desc(privacyLog.logId)),
  );

describe('an exported list', () => {
  it('states its name, conditions, time, author and number of rows', async () => {
    const { preamble, head } = await csv('/commoncode-list-excel', {
      upCdId: 'REJECT_REASON',
      sort: 'cdNm,ASC',
    });
    expect(preamble[0]).toBe('공통 코드 목록');
    expect(preamble[1]).toMatch(/^조건: 마스터 코드: .+ \(정렬: 코드명순\)$/);
    expect(preamble[1]).not.toContain('REJECT_REASON');
    // keys that are numbers too
    const [board] = await inDatabase(async () =>
      db().select().from(menu).where(eq(menu.url, '/product/publicity/CardNews')),
    );
    const posts = await csv('/esboard-list-excel', { menuId: board?.menuId ?? 0 });
    expect(posts.preamble[1]).toMatch(/^조건: 게시판: 카드뉴스 /);
    expect(preamble[2]).toMatch(
      new RegExp(`^내려받은 때: ${today()} \\d\\d:\\d\\d:\\d\\d / 내려받은 사람: 김관리$`),
    );
    expect(preamble[3]).toMatch(/^건수: \d+건$/);
    expect(head.slice(0, 2)).toEqual(['코드 ID', '코드명']);
  });

  it('has a file named after the list and the day', async () => {
    const { headers } = await file('/usergroup-list-excel');
    const name = encodeURIComponent(`사용자 그룹_${today().replaceAll('-', '')}.xlsx`);
    expect(headers['content-disposition']).toContain(`filename*=UTF-8''${name}`);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(Number(headers['x-total-records'])).toBeGreaterThan(0);
  });

  it('of a board is named after it, in the file as well', async () => {
    const [cards] = await inDatabase(async () =>
      db().select().from(menu).where(eq(menu.url, '/product/publicity/CardNews')),
    );
    const boards = [
      ['/esboard-list-excel', { menuId: cards?.menuId ?? 0 }, '카드뉴스'],
      ['/commonboard-list-excel', { pstKndCd: 'NOTICE' }, '공지사항'],
      ['/commonboard-list-excel', {}, '게시글'],
    ] as const;
    for (const [path, query, name] of boards) {
      const { headers } = await file(path, query);
      const day = today().replaceAll('-', '');
      expect(headers['content-disposition']).toContain(encodeURIComponent(`${name}_${day}.xlsx`));
      expect((await csv(path, query)).preamble[0]).toBe(`${name} 목록`);
    }
  });

  it('has the chosen columns in order, with words for flags', async () => {
    const { head, rows } = await csv('/nationcode-list-excel', {
      columns: ['useYn', 'ntnNm'],
      useYn: 'Y',
      ntnNm: '대한민국',
    });
    expect(head).toEqual(['사용 여부', '국가명']);
    expect(rows).toEqual([['사용', '대한민국']]);
  });

  it('holds the picked rows within its conditions', async () => {
    const codes = await csv('/commoncode-list-excel', {
      cdId: ['PST_CLSF', 'PST_CLSF_02'],
      keys: 'PST_CLSF_02',
      columns: ['cdId'],
    });
    expect(codes.rows).toEqual([['PST_CLSF_02']]);
    const masters = await csv('/master-commoncode-list-excel', { columns: ['cdId'] });
    const { body } = await admin.get<{ totalRecords: number }>('/master-commoncode-list');
    expect(masters.rows).toHaveLength(body.totalRecords);
    expect(masters.rows.flat()).toContain('PST_CLSF');
    expect(masters.rows.flat()).not.toContain('PST_CLSF_02');
  });

  it('includes menus, which are shown as a tree', async () => {
    const { head, rows } = await csv('/menu-list-excel');
    expect(head).toEqual(['단계', '메뉴명', '상위 메뉴', '주소', '사용 여부', '비고']);
    const at = rows.findIndex((row) => row[3] === '/admin/MenuManage');
    expect(rows[at]?.[0]).toBe('3');
    const above = rows.slice(0, at).findLast((row) => row[0] === '2');
    expect(rows[at]?.[2]).toBe(above?.[1]);
    interface Node {
      menuNm: string;
      children: Node[];
    }
    const inOrder = (tree: readonly Node[]): string[] =>
      tree.flatMap(({ menuNm, children }) => [menuNm, ...inOrder(children)]);
    const { body } = await admin.get<{ data: Node[] }>('/menu-list', { all: 'Y' });
    expect(rows.map(([, name]) => name)).toEqual(inOrder(body.data));
  });

  it('includes computed columns', async () => {
    const documents = await csv('/document-list-excel', { columns: ['docKndCdNm', 'currentYn'] });
    expect(documents.head).toEqual(['문서 종류', '시행']);
    expect(documents.rows.map(([, current]) => current)).toContain('현재');
    const written = await admin.write<{ data: { pstId: number } }>('POST', '/insert-commonboard', {
      pstClsfCd: 'PST_CLSF_01',
      ttl: '열을 세는 글',
      cn: '<p>본문</p>',
    });
    expect(written.status).toBe(200);
    await admin.write('POST', '/insert-commonboardcomment', { pstId: written.body.data.pstId, cn: '댓글' });
    const posts = await csv('/commonboard-list-excel', {
      ttl: '열을 세는 글',
      columns: ['ttl', 'commentCount', 'prslYn'],
    });
    expect(posts.rows).toEqual([['열을 세는 글', '1', '예']]);
  });

  it('holds no formula cells, and its workbook preserves every letter', async () => {
    const names = [
      '=1+1',
      '+82',
      '-x',
      '@SUM(A1)',
      '\tx',
      'a,"b"',
      '둘\n줄',
      '<b>&amp;',
      '\u0007끝',
      '_x000D_',
    ];
    await inDatabase(async () =>
      db()
        .insert(languageCode)
        .values(
          names.map((lanNm, n) => ({
            lanCd: `qf-${n}`,
            lanNm,
            lanNmFold: `qform${n}`,
            useYn: 'Y',
            sortNo: n,
          })),
        ),
    );
    const query = { columns: ['lanCd', 'lanNm'], lanCd: names.map((_, n) => `qf-${n}`), sort: 'lanCd,ASC' };
    const safe = ["'=1+1", "'+82", "'-x", "'@SUM(A1)", "'\tx", 'a,"b"', '둘\n줄', '<b>&amp;'];
    const read = await csv('/lancode-list-excel', query);
    expect(read.rows.map(([, name]) => name)).toEqual([...safe, '\u0007끝', '_x000D_']);
    const { bytes = Buffer.alloc(0) } = await file('/lancode-list-excel', query);
    const { rows } = await readXlsxExport(bytes);
    expect(rows.slice(0, 9).map(([, name]) => name)).toEqual([
      // the reader of this test cuts blanks off
      ...names.slice(0, 8).map((name) => name.trim()),
      '끝',
    ]);
  });

  it('reads beyond one batch without loss or repetition', async () => {
    const moment = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 7)));
    await inDatabase(async () =>
      db()
        .insert(outboxMessage)
        .values(
          Array.from({ length: 2_203 }, (_, n) => ({
            chnl: 'EML',
            rcvr: `many${n}@demo.go.kr`,
            rcvrFold: `many${n}@demo.go.kr`,
            ttl: `제목 ${n}`,
            ttlFold: `제목 ${n}`,
            sttsCd: 'kept',
            regDt: moment(n),
            sentDt: n % 3 === 0 ? null : moment(n),
          })),
        ),
    );
    for (const sort of ['regDt,ASC', 'regDt,DESC', 'mdfcnDt,DESC']) {
      const { rows } = await csv('/outbox-list-excel', { ttl: '제목', columns: ['ttl', 'regDt'], sort });
      expect([sort, new Set(rows.map(([title]) => title)).size, rows.length]).toEqual([sort, 2_203, 2_203]);
      const times = rows.map(([, time]) => time);
      if (sort.startsWith('regDt'))
        expect(times).toEqual(
          [...times].sort((a = '', b = '') => (sort.endsWith('ASC') ? 1 : -1) * a.localeCompare(b)),
        );
    }
  });
});

describe('personal data in an export', () => {
  it('is masked, and the export is logged with reason and count', async () => {
    const { preamble, rows } = await csv('/user-list-excel', {
      columns: ['userNm', 'eml'],
      reason: '  분기 점검  ',
      userNm: '김관리',
    });
    expect(preamble[1]).toMatch(/^조건: 이름: \*\*\* /);
    expect(preamble.slice(0, 2).join()).not.toContain('김관리');
    expect(rows).toEqual([['김*리', 'ad***@demo.go.kr']]);
    expect((await notes())[0]).toMatchObject({
      userEml: 'admin@demo.go.kr',
      userNmFold: '김관리',
      menuNm: '사용자 관리',
      prgrmNm: '사용자 목록 내보내기',
      prcsCn: '목록 내보내기(가림)',
      rsn: '분기 점검',
      rowCnt: 1,
    });
  });

  it('is unmasked for administrators with a reason, and logged', async () => {
    const query = { columns: ['userNm', 'eml'], userNm: '김관리', reveal: 'Y', reason: '감사 자료 제출' };
    const { preamble, rows } = await csv('/user-list-excel', query);
    expect(preamble[1]).toMatch(/^조건: 이름: 김관리 /);
    expect(rows).toEqual([['김관리', 'admin@demo.go.kr']]);
    expect((await notes())[0]).toMatchObject({ rsn: '감사 자료 제출', rowCnt: 1 });
    const before = (await notes()).length;
    const { status, body } = await file('/user-list-excel', { reveal: 'Y' });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'reason']);
    expect(await notes()).toHaveLength(before);
  });

  it('is not logged if no such column is exported', async () => {
    const before = (await notes()).length;
    await csv('/user-list-excel', { columns: ['instNm'] });
    expect(await notes()).toHaveLength(before);
  });
});

describe('who may take a list out', () => {
  it('is anyone with the menu: staff export nothing of administration', async () => {
    const { status, body } = await file('/user-list-excel', { reason: '시험' }, staff);
    expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is told of an unknown condition as in the list', async () => {
    expect((await file('/user-list-excel', { nobody: 'x' })).status).toBe(400);
  });
});
