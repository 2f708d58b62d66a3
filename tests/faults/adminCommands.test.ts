import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { command as runCommand } from '../helpers/commands.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'allow-ip-'));
let server: Server | undefined;

afterAll(async () => {
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs an operator's command on the data folder, or by the server that has it open. */
const command = (program: string, words: string[], variables: Record<string, string> = {}) =>
  runCommand(program, words, { DATA_DIR: dataDir, ...variables });
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

  it('adds rules to a folder that no server holds, and lets an administrator into a running one', async () => {
    expect(await allowIp('203.0.113.7')).toMatchObject({ code: 0 });
    // the commands find the server at its address, whatever their own settings are
    server = await startServer({ DATA_DIR: dataDir, HOST: '127.0.0.2' });
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

  it("opens the only administrator's account after five wrong passwords, beside the server", async () => {
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

describe('npm run admin:status', () => {
  it('says that the server takes requests, and asks it for figures of the database that it holds', async () => {
    const { code, output } = await command('status', [], {
      HOST: '127.0.0.2',
      PORT: new URL(server?.url ?? '').port,
    });
    expect([code, output]).toEqual([0, expect.stringContaining('서버: 요청을 받습니다.') as string]);
    expect(output).toMatch(/데이터베이스: 내장 데이터베이스 .+\dMB\n작업 대기열: 대기 \d+/u);
  });

  it('says of the last backup what the page of operation says, that before an upgrade included', async () => {
    const made = await command('backup', ['--before-upgrade'], {});
    expect(made, made.output).toMatchObject({ code: 0 });
    const admin = visitor(server?.url ?? '');
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const { data } = (await (await admin.get('/api/operation-overview')).json()) as {
      data: OperationOverview;
    };
    const onScreen = data.findings.find(({ area }) => area === '백업')?.words ?? '';
    expect(onScreen).toContain('백업하고 다시 읽어 확인했습니다.');
    const { output } = await command('status', [], {
      HOST: '127.0.0.2',
      PORT: new URL(server?.url ?? '').port,
    });
    expect(output).toContain(`마지막 백업: ${onScreen}\n`);
  });

  it('ends with 1 where nobody answers', async () => {
    const { code, output } = await command('status', [], { PORT: '9' });
    expect([code, output]).toEqual([
      1,
      expect.stringContaining('127.0.0.1:9에서 응답하지 않습니다.') as string,
    ]);
  });
});

describe('npm run admin:check', () => {
  const check = (variables: Record<string, string> = {}) => command('check', [], variables);
  const lines = (output: string): string[] => output.split('\n').filter((line) => /^[✔!✖]/u.test(line));

  it('takes no words, and checks nothing for one that it does not know', async () => {
    const { code, output } = await command('check', ['--url']);
    expect([code, output]).toEqual([
      1,
      '점검은 다른 값을 받지 않습니다: --url\n사용법: npm run admin:check\n',
    ]);
  });

  it('says what is well, and that folder and port are in use by a running server', async () => {
    const { port } = new URL(server?.url ?? '');
    const { code, output } = await check({ HOST: '127.0.0.2', PORT: port });
    expect([code, lines(output).filter((line) => line.startsWith('✖'))]).toEqual([0, []]);
    expect(output).toContain('✔ 데이터베이스: 내장 데이터베이스를 실행 중인 서버가 쓰고 있습니다.');
    expect(output).toContain(`✔ 포트: 127.0.0.2:${port}에서 서버가 이미 실행 중입니다.`);
    expect(output).toContain('! 메일: SMTP_URL이 없습니다.');
    expect(output).toMatch(/시작할 수 있습니다\. 살펴볼 것이 \d+건 있습니다\.\n$/);
  });

  it('says of a free port that it can be used, and of an address without encryption once', async () => {
    const { output } = await check({
      NODE_ENV: 'production',
      DEMO: '0',
      PORT: '1031',
      PUBLIC_URL: 'http://news.example.go.kr',
    });
    expect(output).toMatch(/✔ 포트: 127\.0\.0\.1:1031을 쓸 수 있습니다\./u);
    expect(output.match(/암호화되지 않고/gu)).toHaveLength(1);
  });

  it('says of a folder whose restore was interrupted that it cannot be started with', async () => {
    const folder = join(dataDir, 'interrupted');
    mkdirSync(folder);
    writeFileSync(join(folder, 'restore-unfinished.json'), '{}');
    const { code, output } = await check({ DATA_DIR: folder });
    expect([code, output]).toEqual([1, expect.stringContaining('✖ 데이터베이스: 데이터 폴더') as string]);
    expect(output).toContain('백업을 복원하다가 끝나지 않았습니다.');
  });

  it('names everything that is wrong at once, each with what to do', async () => {
    writeFileSync(join(dataDir, 'file'), 'a file is no folder');
    const { code, output } = await check({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing',
      SMTP_URL: 'smtp://127.0.0.1:9',
      SMS_URL: 'http://127.0.0.1:9/send',
      DATA_DIR: join(dataDir, 'file/folder'),
    });
    expect(code).toBe(1);
    expect(
      lines(output)
        .filter((line) => line.startsWith('✖'))
        .map((line) => line.slice(2, line.indexOf(':'))),
    ).toEqual(['데이터 폴더', '데이터베이스', '메일', '문자']);
    expect(output).toContain('방화벽을 확인해 주세요.');
    expect(output).not.toMatch(/nobody|\n\s+at /);
    expect(output.trimEnd()).toMatch(/고쳐야 할 것이 4건 있습니다\.$/);
  });

  it('names every variable at fault, and what a ministry should think of before it opens', async () => {
    const wrong = await check({ PORT: 'eighty', IDLE_MINUTES: '1', PUBLIC_URL: 'https://u:geheim@x.kr' });
    expect([wrong.code, lines(wrong.output).length]).toEqual([1, 3]);
    expect(wrong.output).not.toContain('geheim');
    const { code, output } = await check({
      NODE_ENV: 'production',
      DEMO: '0',
      PUBLIC_URL: 'https://news.example.go.kr',
      HIGHCHARTS_LICENSE: '문화체육관광부',
    });
    expect(code).toBe(0);
    expect(output).toContain('! 접속 주소: TRUST_PROXY가 없습니다.');
    expect(output).toContain('✔ 차트 사용권: Highcharts 사용권: 문화체육관광부');
  });
});

describe('npm run admin:support-bundle', () => {
  it('says that its folder cannot be written, without a stack', async () => {
    writeFileSync(join(dataDir, 'file'), 'a file is no folder');
    const to = join(dataDir, 'file/folder');
    const { code, output } = await command('supportBundle', ['--to', to]);
    expect([code, output.trim()]).toEqual([
      1,
      `${to} 폴더에 쓸 수 없습니다 (ENOTDIR). 쓸 수 있는 폴더를 --to에 지정하거나 남은 공간을 확인해 주세요.`,
    ]);
  });
});

describe('npm run admin:migrate -- --plan', () => {
  it('makes nothing where there is no database yet, and says so in one sentence', async () => {
    const folder = join(dataDir, 'nothing');
    const { code, output } = await command('migrate', ['--plan'], { DATA_DIR: folder });
    expect([code, output.trim()]).toEqual([
      0,
      expect.stringMatching(/^DATA_DIR\(.*nothing\)에 아직 데이터베이스가 없습니다\. .*만듭니다\.$/u),
    ]);
    expect(existsSync(folder)).toBe(false);
  });
});
