import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { privacyLog } from '#generated/tables/index.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { testApp } from '../helpers/testApp.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const report = (month: string) =>
  admin.get<ErrorBody>('/privacyloghistory-report', { month }) as Promise<Answer<ErrorBody>>;

const look = (userId: string, time: string, more: Partial<typeof privacyLog.$inferInsert> = {}) => ({
  userId,
  userNm: '홍길동',
  userEml: `${userId}@demo.go.kr`,
  prcsCn: '개인정보 열람',
  rsn: '확인',
  rowCnt: 1,
  regDt: new Date(`${time}+09:00`),
  ...more,
});

describe('the monthly check of personal data', () => {
  it('sums up each person: looks, exports, nights, weekends, and what to ask about', async () => {
    await withDatabase(database, async () =>
      db()
        .insert(privacyLog)
        .values([
          look('quiet', '2026-03-02T10:00:00'),
          look('busy', '2026-03-03T23:30:00'),
          look('busy', '2026-03-07T11:00:00', { rsn: null }),
          look('busy', '2026-03-31T23:59:59', {
            prcsCn: '개인정보를 가리지 않고 목록 내보내기',
            rowCnt: 1_200,
          }),
          look('busy', '2026-02-28T23:59:59'),
          look('busy', '2026-04-01T00:00:00'),
        ]),
    );
    const { bytes = Buffer.alloc(0), headers } = await report('2026-03');
    expect(String(headers['content-disposition'])).toContain(encodeURIComponent('월간 점검_2026-03'));
    const { preamble, head, rows } = await readXlsxExport(bytes);
    expect(preamble[0]).toBe('개인정보 접근 기록 월간 점검 (2026-03)');
    expect(preamble.at(-1)).toBe('개인정보를 처리한 사람 2명, 살펴볼 점이 있는 사람 1명');
    const cells = (row: string[] = []) => Object.fromEntries(head.map((label, place) => [label, row[place]]));
    expect(cells(rows[0])).toMatchObject({
      이름: '홍*동',
      이메일: 'bu**@demo.go.kr',
      열람: '2',
      내보내기: '1',
      '처리 건수': '1202',
      '야간(22~06시)': '2',
      주말: '1',
      '사유 없음': '1',
      '지난 3개월 월평균': '0.3',
      '살펴볼 점': '한 번에 1,200건, 가리지 않은 내보내기, 야간, 주말, 사유 없음',
    });
    expect(cells(rows[1])).toMatchObject({ 열람: '1', '살펴볼 점': '' });
  });

  it('is noted itself', async () => {
    await report('2026-03');
    const { data } = (await admin.get<{ data: Record<string, unknown>[] }>('/privacyloghistory-list')).body;
    expect(data[0]).toMatchObject({ prcsCn: '월간 점검 보고서', rsn: '2026-03 점검', rowCnt: 2 });
  });

  it('is of a month that has begun', async () => {
    const next = addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7);
    expect((await report(next)).body.message).toBe('지난달까지와 이번 달만 점검할 수 있습니다.');
    expect((await report('2026-13')).status).toBe(400);
  });
});
