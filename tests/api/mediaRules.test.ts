import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { MediaUrlCheck } from '#generated/types/mediaCalls.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { outletDesk } from '../helpers/outletDesk.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const { insert, made, update, write } = await outletDesk(app);

const credentials = '아이디나 비밀번호가 들어 있는 주소는 쓸 수 없습니다. 그 부분을 지우고 입력해 주세요.';
const utc = 'UTC는 -12:00부터 +14:00까지 +09:00처럼 입력해 주세요.';

describe('the fields of an outlet', () => {
  it.each([
    [{ inspUrl: 'http://127.0.0.1:22/' }, '점검 URL이(가) 올바르지 않습니다.'],
    [{ inspUrl: 'http://intra/feed' }, '점검 URL이(가) 올바르지 않습니다.'],
    [{ inspUrl: 'https://me:secret@paper.example/feed' }, credentials],
    [{ url: 'https://me:secret@paper.example/' }, credentials],
    [{ url: 'https://me@paper.example/' }, credentials],
    [{ rgnTz: '9' }, utc],
    [{ rgnTz: '+' }, utc],
    [{ rgnTz: '+123' }, utc],
    [{ rgnTz: '+9:60' }, utc],
    [{ rgnTz: 'UTC+x' }, utc],
    [{ rgnTz: 'KST' }, utc],
    [{ rgnTz: '+15:00' }, utc],
    [{ rgnTz: '+14:30' }, utc],
    [{ rgnTz: '-13:00' }, utc],
    [{ rgnTz: '-12:30' }, utc],
    [{ rgnTz: '+01:00:00' }, 'UTC는 4자리까지만 입력 가능합니다.'],
    [{ fndnYmd: addDays(today(), 1) }, '선택 가능한 날짜를 초과하였습니다.'],
  ])('with %j are refused with a sentence', async (values, message) => {
    const { status, body } = await insert(values);
    expect([status, body.fields?.map((field) => field.message)]).toEqual([400, [message]]);
  });

  it.each([{ rgnTz: '-12:00' }, { rgnTz: '+14:00' }, { rgnTz: '+05:45' }, { fndnYmd: today() }])(
    'may be %j',
    async (values) => expect((await insert(values)).status).toBe(200),
  );

  it('keep a time as it is meant, however it is written', async () => {
    const outlet = await made({ rgnTz: 'UTC+0900' });
    expect(outlet.rgnTz).toBe('+09:00');
    let changed = outlet;
    for (const [rgnTz, stored] of [
      ['-3:30', '-03:30'],
      ['+0545', '+05:45'],
      ['utc-5', '-05:00'],
      ['GMT +5', '+05:00'],
      ['UTC', '+00:00'],
    ]) {
      changed = (await update(changed, { rgnTz })).body.data;
      expect(changed.rgnTz).toBe(stored);
    }
  });

  it('are judged anew when they are changed', async () => {
    const outlet = await made();
    for (const values of [{ inspUrl: 'http://10.0.0.1/' }, { fndnYmd: '2999-01-01' }])
      expect((await update(outlet, values)).status).toBe(400);
    expect((await update(outlet, { inspUrl: 'https://paper.example/feed' })).status).toBe(200);
  });
});

describe('an address with a password in it', () => {
  it('is told as such by the check of outlets', async () => {
    const answer = await write<MediaUrlCheck>('POST', '/media-check/url', {
      url: 'https://a:b@paper.example/',
    });
    expect(answer.body.data).toMatchObject({ valid: false, message: credentials });
  });

  it('is refused for an article, by its check and its form', async () => {
    const staff = await signedIn(app, 'staff');
    const url = 'https://me:secret@paper.example/1';
    const check = (await staff.write('POST', '/article-check/url', { url })) as Answer<ErrorBody>;
    expect([check.status, check.body.fields?.[0]?.message]).toEqual([400, credentials]);
    const { mediaId } = await made();
    const stored = (await staff.upload('POST', '/insert-article', 'article', {
      kornTtl: '기사',
      lclsfNm: 'KOREA',
      mediaId,
      ntnId: 'FR',
      frmTrsfNscvrgDt: '2026-02-03T09:00:00+09:00',
      url,
    })) as Answer<ErrorBody>;
    expect([stored.status, stored.body.fields?.[0]?.message]).toEqual([400, credentials]);
  });
});

describe('the check of an address that leads outside', () => {
  it('visits for one person so often in a minute', async () => {
    const staff = await signedIn(app, 'staff');
    const check = (i: number) =>
      write('POST', '/media-check/url', { url: `https://none-${i}.invalid/` }, staff);
    const answers = await Promise.all(Array.from({ length: 25 }, (_, i) => check(i)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(refused[0]?.body.message).toMatch(/^주소를 너무 자주 확인했습니다\. \d+초 뒤에/);
    // requests that need no visit are answered as usual
    expect((await write('POST', '/media-check/url', { url: 'http://10.0.0.1/' }, staff)).status).toBe(200);
  });
});
