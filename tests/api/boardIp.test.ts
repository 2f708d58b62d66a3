import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { boardIp } from '#generated/tables/index.ts';
import { machineHeader } from '#server/kernel/access/machine.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { allowAddress } from '#server/modules/accounts/index.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }> & Answer<ErrorBody>;

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');

const insert = (body: Row, client = admin) =>
  client.write('POST', '/insert-boardauthorized', body) as Promise<Stored>;
const update = (body: Row, client = admin) =>
  client.write('PUT', '/update-boardauthorized', body) as Promise<Stored>;
const check = async (ip: string) => ((await admin.get('/boardauthorized-check', { ip })) as Stored).body.data;
const active = async (): Promise<(string | null)[]> =>
  (await inDatabase(async () => db().select().from(boardIp).where(eq(boardIp.useYn, 'Y')))).map(
    ({ ip }) => ip,
  );
const ruleNamed = async (ip: string): Promise<Row> => {
  const { body } = (await admin.get('/boardauthorized-list', { size: 200 })) as Answer<{ data: Row[] }>;
  return body.data.find((row) => row.ip === ip) ?? {};
};
/** Replaces all address rules. */
const exactly = (...ips: string[]): Promise<void> =>
  inDatabase(async () => {
    await db().delete(boardIp);
    if (ips.length)
      await db()
        .insert(boardIp)
        .values(ips.map((ip) => ({ ip })));
    await invalidateRights();
  });
const rules = (...ips: string[]) => exactly(...ips, '127.0.0.0/8');

beforeEach(() => rules());

describe('a rule', () => {
  it.each([
    '203.0.113.7',
    '203.0.113.0/24',
    '0.0.0.0/0',
    '203.0.113.1~203.0.113.9',
    '203.0.113.7~203.0.113.7',
  ])('is stored as %s', async (ip) => {
    expect((await insert({ ip, rmrk: '시험' })).body.data).toMatchObject({ ip, useYn: 'Y', rmrk: '시험' });
  });

  it.each([
    ['203.0.113.9/24', '203.0.113.0/24'],
    [' 10.1.2.3/8 ', '10.0.0.0/8'],
    ['127.0.0.1/32', '127.0.0.1/32'],
  ])('%s is stored as the network it covers, %s', async (sent, kept) => {
    expect((await insert({ ip: sent })).body.data.ip).toBe(kept);
  });

  it.each([
    '203.0.113',
    '203.0.113.256',
    '203.0.113.7/33',
    '203.0.113.7/',
    '~203.0.113.7',
    '203.0.113.1~203.0.113.9~203.0.113.12',
    '203.0.113.0/24~203.0.113.9',
    '08.8.8.8',
    '::1',
    'localhost',
    '203.0.113.7; drop table board_ip',
    '1'.repeat(32),
  ])('is not %s', async (ip) => {
    const { status, body } = await insert({ ip });
    expect([status, body.message]).toEqual([
      400,
      'IP 주소, CIDR(/0~/32) 또는 ~ 범위를 31자 이내로 입력해주세요.',
    ]);
  });

  it('whose end lies before its start is refused with a sentence, at insert and update', async () => {
    const ip = '203.0.113.9~203.0.113.1';
    const stored = (await insert({ ip: '203.0.113.7' })).body.data;
    for (const { status, body } of [await insert({ ip }), await update({ ...stored, ip })]) {
      expect([status, body.fields?.[0]]).toMatchObject([
        400,
        { name: 'ip', message: '범위의 끝 주소가 시작 주소보다 앞섭니다. 작은 주소를 앞에 적어 주세요.' },
      ]);
    }
  });

  it('is refused with an unknown field', async () => {
    const { status, body } = await insert({ ip: '203.0.113.7', delYn: 'Y' });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'delYn']);
  });

  it.each<Row>([{ bbsAuthrtId: 7 }, { regDt: '2020-01-01T00:00:00Z' }])(
    'cannot set %j, a field of the server',
    async (forged) => {
      const { status, body } = await insert({ ip: '203.0.113.7', ...forged });
      expect([status, body.message]).toEqual([200, undefined]);
      expect(body.data).not.toMatchObject(forged);
    },
  );
});

describe('a rule with spaces around it', () => {
  it('that cannot be seen is checked in its stored form', async () => {
    const { body } = await insert({ ip: '\u3000203.0.113.9/24 ' });
    expect(body.data.ip).toBe('203.0.113.0/24');
  });
});

describe('a rule that is turned off', () => {
  it('admits nobody, not even after a new sign-in', async () => {
    await rules('198.51.100.0/24');
    const { app: fresh } = await testApp({ database });
    const fromAway = async () =>
      (await (await signedIn(fresh, 'admin', '198.51.100.4')).get('/boardauthorized-list')).status;
    expect(await fromAway()).toBe(200);
    expect((await update({ ...(await ruleNamed('198.51.100.0/24')), useYn: 'N' })).status).toBe(200);
    expect(await fromAway()).toBe(403);
  });
});

describe('the save that would lock out its author', () => {
  const refusal = (address: string) =>
    `저장하면 지금 접속한 주소 ${address}에서 더는 들어올 수 없습니다. 이 주소가 포함되도록 고쳐 주세요.`;

  it.each<[string, Row]>([
    ['turned off', { useYn: 'N' }],
    ['moved elsewhere', { ip: '203.0.113.0/24' }],
    ['narrowed', { ip: '127.0.0.2' }],
  ])('is refused, when the rule is %s', async (_what, change) => {
    await rules('203.0.113.99');
    const own = await ruleNamed('127.0.0.0/8');
    const { status, body } = await update({ ...own, ...change });
    expect([status, body.message]).toEqual([400, refusal('127.0.0.1')]);
    expect(new Set(await active())).toEqual(new Set(['127.0.0.0/8', '203.0.113.99']));
    expect((await admin.get('/boardauthorized-list')).status).toBe(200);
  });

  it('is accepted if the bootstrap rule admits them', async () => {
    const own = await ruleNamed('127.0.0.0/8');
    expect((await update({ ...own, useYn: 'N' })).status).toBe(200);
    expect(await active()).toEqual([]);
    expect((await admin.get('/boardauthorized-list')).status).toBe(200);
    const first = await insert({ ip: '203.0.113.7' });
    expect([first.status, first.body.message]).toEqual([400, refusal('127.0.0.1')]);
    expect((await insert({ ip: '127.0.0.1' })).status).toBe(200);
  });

  it('is removing the last rule from a public address', async () => {
    await exactly('198.51.100.0/24');
    const { app: fresh } = await testApp({ database });
    const away = await signedIn(fresh, 'admin', '::ffff:198.51.100.4');
    const { body } = (await away.get('/boardauthorized-list')) as Answer<{ data: Row[] }>;
    const refused = await update({ ...body.data[0], useYn: 'N' }, away);
    expect([refused.status, refused.body.message]).toEqual([400, refusal('198.51.100.4')]);
  });

  it('is the second of two concurrent removals', async () => {
    await rules('127.0.0.1', '203.0.113.99');
    const [one, other] = [await ruleNamed('127.0.0.0/8'), await ruleNamed('127.0.0.1')];
    const answers = await Promise.all([update({ ...one, useYn: 'N' }), update({ ...other, useYn: 'N' })]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('the tester', () => {
  it.each([
    ['203.0.113.7', true, '203.0.113.0/24'],
    [' ::ffff:203.0.113.7 ', true, '203.0.113.0/24'],
    ['::1', true, '127.0.0.0/8'],
    ['203.0.114.1', false, null],
  ])('says whether %s is admitted (%s) and by which rule', async (ip, allowed, rule) => {
    await rules('203.0.113.0/24');
    const verdict = await check(ip);
    expect(verdict).toMatchObject({ allowed, rule });
    expect(verdict.message).toContain(rule ?? '허용하는 것이 없습니다');
  });

  it.each([
    ['2001:db8::1', 'IPv6'],
    ['999.1.1.1', 'IP 주소가 아닙니다'],
    ['203.0.113.0/24', 'IP 주소가 아닙니다'],
    ['127.1', 'IP 주소가 아닙니다'],
    ['2130706433', 'IP 주소가 아닙니다'],
    ['0x7f.0.0.1', 'IP 주소가 아닙니다'],
    ['0177.0.0.1', 'IP 주소가 아닙니다'],
    ['어디서나', 'IP 주소가 아닙니다'],
    ["' or 1=1", 'IP 주소가 아닙니다'],
  ])('says why %s is not admitted', async (ip, sentence) => {
    const verdict = await check(ip);
    expect(verdict).toMatchObject({ allowed: false, rule: null });
    expect(verdict.message).toContain(sentence);
  });

  it.each([
    ['192.168.0.7', true],
    ['8.8.8.8', false],
  ])('explains the bootstrap rule: %s is %s', async (ip, allowed) => {
    await exactly();
    const verdict = await check(ip);
    expect(verdict).toMatchObject({ allowed, rule: null });
    expect(verdict.message).toContain('사설망');
  });
});

describe('the command on the machine', () => {
  const allow = (ip: string) => inDatabase(() => allowAddress(ourCatalogue, ip));

  it('adds a rule once, and enables a disabled one', async () => {
    expect(await allow('203.0.113.9/24')).toMatchObject({ result: true });
    expect(await allow('203.0.113.0/24')).toMatchObject({
      message: '203.0.113.0/24은(는) 이미 허용되어 있습니다.',
    });
    await inDatabase(async () =>
      db().update(boardIp).set({ useYn: 'N' }).where(eq(boardIp.ip, '203.0.113.0/24')),
    );
    await allow('203.0.113.0/24');
    expect(new Set(await active())).toEqual(new Set(['127.0.0.0/8', '203.0.113.0/24']));
  });

  it.each(['', 'x', '203.0.113.9~203.0.113.1', '203.0.113.7/33'])('refuses %j', async (ip) => {
    await expect(allow(ip)).rejects.toMatchObject({ status: 400 });
    expect(await active()).toEqual(['127.0.0.0/8']);
  });

  it('reports the first rule, and that others are locked out', async () => {
    await exactly();
    const { message } = await allow('203.0.113.7');
    expect(message).toContain('첫 규칙');
  });

  it('is refused without the machine’s secret', async () => {
    for (const headers of [{}, { [machineHeader]: 'guessed' }]) {
      const answer = await admin.call({
        method: 'POST',
        url: '/api/boardauthorized/allow',
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ ip: '203.0.113.7' }),
      });
      expect(answer.status).toBe(403);
    }
    expect(await active()).toEqual(['127.0.0.0/8']);
  });
});
