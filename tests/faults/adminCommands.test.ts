import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { programCall, root } from '../helpers/program.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'allow-ip-'));
let server: Server | undefined;

afterAll(async () => {
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A command of the operator on the data folder, or for the server that holds it. */
const command = async (program: string, words: string[]): Promise<{ code: number; output: string }> => {
  const call = programCall(program, { DATA_DIR: dataDir });
  const child = spawn(process.execPath, [...call.args, ...words], {
    cwd: root,
    env: call.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => void printed.push(piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output: printed.join('') };
};
const allowIp = (...words: string[]) => command('allowIp', words);
const release = (...words: string[]) => command('release', words);

describe('npm run admin:allow-ip', () => {
  it.each([[[]], [['anywhere']], [['10.0.0.1', '10.0.0.2']], [['10.0.0.0/33']]])(
    'says how it is used for %j',
    async (words) => {
      const { code, output } = await allowIp(...words);
      expect([code, output]).toEqual([
        1,
        expect.stringContaining('사용법: npm run admin:allow-ip') as string,
      ]);
    },
  );

  it('refuses a range that runs backwards, without a stack', async () => {
    const { code, output } = await allowIp('10.0.0.9~10.0.0.1');
    expect([code, output.trim()]).toEqual([
      1,
      '범위의 끝 주소가 시작 주소보다 앞섭니다. 작은 주소를 앞에 적어 주세요.',
    ]);
  });

  it('adds rules to a folder that no server holds, and lets an administrator back into a running one', async () => {
    expect(await allowIp('203.0.113.7')).toMatchObject({ code: 0 });
    server = await startServer({ DATA_DIR: dataDir });
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const administration = async () => (await admin.get('/api/boardauthorized-list')).status;
    expect(await administration()).toBe(403);
    const first = await allowIp('127.0.0.1');
    expect(first, first.output).toMatchObject({ code: 0 });
    expect(await administration()).toBe(200);
    const again = await allowIp('127.0.0.1');
    expect([again.code, again.output.trim()]).toEqual([0, '127.0.0.1은(는) 이미 허용되어 있습니다.']);
    expect((await allowIp('10.0.0.9~10.0.0.1')).output.trim()).toContain('범위의 끝 주소');
  });
});

describe('npm run admin:release', () => {
  it.each([[[]], [['not-an-address']], [['a@demo.go.kr', 'b@demo.go.kr']]])(
    'says how it is used for %j',
    async (words) => {
      const { code, output } = await release(...words);
      expect([code, output]).toEqual([1, expect.stringContaining('사용법: npm run admin:release') as string]);
    },
  );

  it('says that nobody has the address', async () => {
    expect(await release('nobody@demo.go.kr')).toMatchObject({ code: 1 });
  });

  it('opens the account of the only administrator after five wrong passwords, beside the running server', async () => {
    const admin = visitor(server?.url ?? '');
    for (let tries = 0; tries < 5; ) {
      const { status, headers } = await admin.signIn('admin@demo.go.kr', 'nope');
      const seconds = Number(headers.get('retry-after') ?? 0);
      if (status === 429) await wait(seconds * 1000);
      else tries += 1;
    }
    expect((await admin.signIn('admin@demo.go.kr', 'Admin!2345')).status).toBe(403);
    expect(await release('admin@demo.go.kr')).toMatchObject({ code: 0 });
    expect((await admin.signIn('admin@demo.go.kr', 'Admin!2345')).status).toBe(200);
  });
});
