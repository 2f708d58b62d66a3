import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { privacyLog } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const report = (month: string) =>
  admin.get<ErrorBody>('/privacyloghistory-report', { month }) as Promise<Answer<ErrorBody>>;

/** The rows of the report, keyed by column heading. */
const personsOf = async (month: string) => {
  const { head, rows } = await readXlsxExport((await report(month)).bytes ?? Buffer.alloc(0));
  return rows.map((row) => Object.fromEntries(head.map((label, place) => [label, row[place]])));
};

const look = (userId: string, time: string, more: Partial<typeof privacyLog.$inferInsert> = {}) => ({
  userId,
  userNm: '홍길동',
  userEml: `${userId}@demo.go.kr`,
  prcsClsfCd: 'VIEW',
  prcsCn: '개인정보 열람',
  rsn: '확인',
  rowCnt: 1,
  regDt: new Date(`${time}+09:00`),
  ...more,
});

describe('the monthly check', () => {
  it('sums up each person: views, exports, nights, weekends and questions', async () => {
    await inDatabase(async () =>
      db()
        .insert(privacyLog)
        .values([
          look('quiet', '2026-03-02T10:00:00'),
          look('busy', '2026-03-03T23:30:00'),
          look('busy', '2026-03-07T11:00:00', { rsn: null }),
          look('busy', '2026-03-31T23:59:59', {
            prcsClsfCd: 'REVEALED_EXPORT',
            rowCnt: 1_200,
          }),
          look('busy', '2026-02-28T23:59:59'),
          look('busy', '2026-04-01T00:00:00'),
        ]),
    );
    const { bytes = Buffer.alloc(0), headers } = await report('2026-03');
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('월간 점검_2026-03'));
    const { preamble } = await readXlsxExport(bytes);
    const rows = await personsOf('2026-03');
    expect(preamble[0]).toBe('개인정보 접근 기록 월간 점검 (2026-03)');
    expect(preamble.at(-1)).toBe('개인정보를 처리한 사람 2명, 점검이 필요한 사람 1명');
    expect(rows[0]).toMatchObject({
      이름: '홍길동',
      이메일: 'bu**@demo.go.kr',
      열람: '2',
      내보내기: '1',
      '처리 건수': '1202',
      '야간(22~06시)': '2',
      주말: '1',
      '사유 없음': '1',
      '지난 3개월 월평균': '0.3',
      '점검할 점': '한 번에 1,200건, 가리지 않은 내보내기, 야간, 주말, 사유 없음',
    });
    expect(rows[1]).toMatchObject({ 열람: '1', '점검할 점': '' });
  });

  it('covers the Korean month to the millisecond, as does its average', async () => {
    await inDatabase(async () => {
      const at = ['2025-03-31T23:59:59.999', '2025-04-01T00:00:00', '2025-06-30T23:59:59.999'];
      const inside = ['2025-07-01T00:00:00.000', '2025-07-31T23:59:59.999'];
      const times = [...at, ...inside, '2025-08-01T00:00:00.000'];
      await db()
        .insert(privacyLog)
        .values(times.map((time) => look('border', time)));
    });
    const [row] = await personsOf('2025-07');
    expect(row).toMatchObject({ 열람: '2', '지난 3개월 월평균': '0.7' });
  });

  it('distinguishes kinds by their code, not by file names', async () => {
    await inDatabase(async () =>
      db()
        .insert(privacyLog)
        .values([
          look('kinds', '2025-10-01T10:00:00', {
            prcsCn: '파일 다운로드(1번): 가리지 않고 내보내기.pdf',
            prcsClsfCd: 'FILE',
          }),
          look('kinds', '2025-10-01T10:00:00', { prcsClsfCd: 'EXPORT' }),
          look('kinds', '2025-10-01T10:00:00', { prcsClsfCd: 'REPORT' }),
        ]),
    );
    const [row] = await personsOf('2025-10');
    expect(row).toMatchObject({ 열람: '0', 내보내기: '1', 파일: '1', '가리지 않은 내보내기': '0' });
    const found = await admin.get<{ data: Record<string, unknown>[] }>('/privacyloghistory-list', {
      prcsClsfCd: 'FILE',
    });
    expect(found.body.data.map(({ userId }) => userId)).toEqual(['kinds']);
  });

  it('counts masked views, searches and mails apart, without reasons', async () => {
    const night = '2025-12-01T23:00:00';
    await inDatabase(async () =>
      db()
        .insert(privacyLog)
        .values([
          look('viewer', night, { prcsClsfCd: 'LIST', rsn: null, rowCnt: 5_000 }),
          look('viewer', night, { prcsClsfCd: 'LOOK', rsn: null }),
          look('viewer', '2025-12-02T10:00:00', { prcsClsfCd: 'SEARCH', rsn: null }),
          look('viewer', '2025-12-02T10:00:00', { prcsClsfCd: 'SEND', rsn: null, rowCnt: 3 }),
        ]),
    );
    const [row] = await personsOf('2025-12');
    expect(row).toMatchObject({
      '조회(가림)': '2',
      '개인정보로 검색': '1',
      '메일 발송': '1',
      '처리 건수': '4',
      '야간(22~06시)': '0',
      '사유 없음': '0',
      '점검할 점': '',
    });
  });

  it('is logged itself', async () => {
    await report('2026-03');
    const { data } = (await admin.get<{ data: Record<string, unknown>[] }>('/privacyloghistory-list')).body;
    expect(data[0]).toMatchObject({
      prcsClsfCd: 'REPORT',
      prcsCn: '월간 점검 보고서',
      rsn: '2026-03 점검',
      rowCnt: 2,
    });
  });

  it('is refused for a future month', async () => {
    const next = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
    expect((await report(next)).body.message).toBe('지난달까지와 이번 달만 점검할 수 있습니다.');
    expect((await report('2026-13')).status).toBe(400);
  });
});
