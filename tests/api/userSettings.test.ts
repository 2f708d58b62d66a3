import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';

const { app } = await testApp();
const staff = await signedIn(app, 'staff');
const keep = (setngKey: string, setngCn: unknown) =>
  staff.write('PUT', '/user-setting', { setngKey, setngCn }) as Promise<Answer<ErrorBody>>;
const kept = async (setngKey: string, client = staff) =>
  (await client.get<{ data: { setngCn: unknown } }>('/user-setting', { setngKey })).body.data.setngCn;

describe('a user’s setting of a screen', () => {
  it('is stored for that user only, until it is reset', async () => {
    expect((await keep('columns:user', { columns: ['eml'] })).status).toBe(200);
    expect(await kept('columns:user')).toEqual({ columns: ['eml'] });
    expect(await kept('columns:user', await signedIn(app, 'admin'))).toBeNull();
    expect((await keep('columns:user', null)).status).toBe(200);
    expect(await kept('columns:user')).toBeNull();
    for (const sizes of [{ '/article/Article': 50 }, null])
      expect((await keep('pageSizes', sizes)).status).toBe(200);
    expect((await keep('readingKeys', { on: false })).status).toBe(200);
    expect(await kept('readingKeys')).toEqual({ on: false });
    expect((await keep('readingKeys', null)).status).toBe(200);
  });

  it.each(['anything', 'columns:', 'columns:../user', 'COLUMNS:user'])(
    'has a name that screens use, not %s',
    async (name) => {
      expect((await keep(name, { columns: [] })).status).toBe(400);
    },
  );

  it('cannot store arbitrary data', async () => {
    expect((await keep('columns:user', { text: '가'.repeat(10_000) })).status).toBe(400);
    const name = (n: number) => `columns:list${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`;
    for (let n = 0; n < 100; n++) expect((await keep(name(n), { n })).status).toBe(200);
    const refused = await keep(name(100), {});
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('100가지')]);
    expect((await keep(name(99), { changed: true })).status).toBe(200);
  });
});
