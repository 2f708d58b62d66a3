import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appUser, commonCode, featureExtractionDict, mediaFeed } from '#generated/tables/index.ts';
import type { Session } from '#generated/types/sessionCalls.ts';
import type { SetupOverview } from '#generated/types/setupCalls.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { dropFact } from '#server/kernel/database/facts.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { createSource } from '../../../../../tests/helpers/factories.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';

const { app } = await testApp({
  variables: { SUPPORT_EMAIL: '', SUPPORT_PHONE: '', HIGHCHARTS_LICENSE: '문화부' },
});
const admin = await signedIn(app, 'admin');
const overview = async () => (await admin.get<{ data: SetupOverview }>('/setup-overview')).body.data;
const stateOf = async (area: string) => (await overview()).steps.find((step) => step.area === area)?.state;
const setupYn = async () => (await admin.get<{ data: Session }>('/user-info')).body.data.setupYn;

it('the setup of a new installation names each step with its state, and why it matters', async () => {
  const { steps } = await overview();
  expect(steps.map(({ area }) => area)).toEqual(
    expect.arrayContaining([
      '접속 주소',
      '메일',
      '백업',
      '문의처',
      '차트 사용권',
      '관리자 비밀번호',
      '매체',
      '수집원',
      '특징 사전',
    ]),
  );
  expect(steps.find(({ area }) => area === '접속 주소')?.state).toBe('bad');
  expect(steps.every(({ why, words }) => why.endsWith('다.') && words !== '')).toBe(true);
});

it.each<[string, () => Promise<unknown>]>([
  ['수집원', () => createSource('https://paper.example/rss', { useYn: 'Y', lastScsDt: new Date() })],
  [
    '특징 사전',
    () => db().insert(featureExtractionDict).values({ extrKwd: '한복', featKndCd: 'issue' }).execute(),
  ],
  ['관리자 비밀번호', () => db().update(appUser).set({ pswdChgYmd: '2026-11-30' }).execute()],
])('a step is done once its part of the product is ready: %s', async (area, make) => {
  await inDatabase(async () => {
    await db().delete(mediaFeed);
    await db().delete(featureExtractionDict);
    await db().update(appUser).set({ pswdChgYmd: null }).where(eq(appUser.userId, 'demo-staff'));
  });
  expect(await stateOf(area)).toBe('bad');
  await inDatabase(make);
  expect(await stateOf(area)).toBe('good');
});

it('a colleague of the administrator can sign up, or the setup says which domain is missing', async () => {
  const domain = 'ministry.example';
  await inDatabase(() =>
    db()
      .update(appUser)
      .set({ eml: `admin@${domain}` })
      .where(eq(appUser.userId, 'demo-admin')),
  );
  const step = async () => (await overview()).steps.find(({ area }) => area === '가입할 수 있는 기관');
  expect((await step())?.words).toContain(`(${domain})로는 아직 가입을 신청할 수 없습니다.`);
  await inDatabase(() =>
    db().insert(commonCode).values({ cdId: 'INST_DOMAIN_98', upCdId: 'INST_DOMAIN', cdNm: domain }),
  );
  expect((await step())?.state).toBe('good');
});

it('an administrator begins with the setup until it is declared complete', async () => {
  await inDatabase(() => dropFact(currentDatabase().handle, 'setup'));
  expect(await setupYn()).toBe('Y');
  await admin.write('PUT', '/setup-end');
  expect([await setupYn(), (await overview()).endedYn]).toEqual(['N', 'Y']);
});
