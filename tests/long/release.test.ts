import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../helpers/program.ts';
import { freePort } from '../helpers/temporaryCluster.ts';
import { visitor } from '../helpers/visitor.ts';

const place = mkdtempSync(join(tmpdir(), 'release-'));
// a name that the settings file has to quote
const prefix = join(place, 'installed #1');
const settings = join(prefix, 'settings/culture-press.env');
/** The environment of an empty machine: no Node, no home directory. */
const nothing = { PATH: '/usr/bin:/bin' };
const secrets = {
  password: 'geheim-4711-geheim',
  key: 'sk-0123456789abcdef',
  mail: 'help@press.example.go.kr',
};

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const unpacked = join(place, `culture-press-${version}`);
const archive = () => globSync(join(root, 'dist/release/*.tar.gz'))[0] ?? '';

const run = (program: string, ...args: string[]): { code: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(program, args, { env: nothing, cwd: place, encoding: 'utf8' });
  return { code: status, output: stdout + stderr };
};
/** Some checks need programs that a machine may lack; the list of skipped tests shows it. */
const isHere = (program: string): boolean => !spawnSync(program, ['--version']).error;
const install = (from = unpacked, ...more: string[]) =>
  run(join(from, 'install.sh'), '--prefix', prefix, ...more);
const culturePress = (...words: string[]) => run(join(prefix, 'current/bin/culture-press'), ...words);

let server: ChildProcess | undefined;
let port = 0;
const stopServer = async (): Promise<void> => {
  if (!server || server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
};
const startServer = (): void => {
  const log = join(place, 'server.log');
  server = spawn('/bin/sh', ['-c', `exec '${prefix}/current/bin/culture-press' start >>'${log}' 2>&1`], {
    env: nothing,
    cwd: '/',
  });
};

beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/release.mjs'], { cwd: root, stdio: 'ignore' });
  port = await freePort();
}, 600_000);
afterAll(async () => {
  await stopServer();
  rmSync(place, { recursive: true, force: true });
});

describe('the archive', () => {
  it('can be carried on any medium, and is what its checksum says', () => {
    expect(statSync(archive()).size).toBeLessThan(120_000_000);
    const sums = spawnSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: join(root, 'dist/release') });
    expect(sums.status).toBe(0);
    execFileSync('tar', ['-xzf', archive(), '-C', place]);
  });

  it('holds all that its pages for operators lead to', () => {
    for (const page of ['operations.md', 'delivery.md']) {
      const text = readFileSync(join(unpacked, 'docs', page), 'utf8');
      const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/gu)].map(([, path = '']) => path);
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((path) => !existsSync(join(unpacked, 'docs', path)))).toEqual([]);
    }
  });

  it('names every package inside in its bill of materials, and has its licence', () => {
    const bill = JSON.parse(readFileSync(join(unpacked, 'sbom.cdx.json'), 'utf8')) as {
      bomFormat: string;
      components: { name: string; version: string }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const named = new Set(bill.components.map((one) => `${one.name}@${one.version}`));
    const beside = globSync('node_modules/{*,@*/*}/package.json', { cwd: unpacked })
      .map(
        (file) =>
          JSON.parse(readFileSync(join(unpacked, file), 'utf8')) as {
            name: string;
            version: string;
            private?: boolean;
          },
      )
      // the stub of a package that is not needed contains no code
      .filter((one) => !one.private)
      .map((one) => `${one.name}@${one.version}`);
    expect(beside.length).toBeGreaterThan(50);
    expect(beside.filter((one) => !named.has(one))).toEqual([]);
    const licences = readFileSync(join(unpacked, 'THIRD-PARTY-LICENCES'), 'utf8');
    expect([...named].filter((one) => !licences.includes(one))).toEqual([]);
    expect([...named].map((one) => one.replace(/@[^@]*$/u, ''))).toEqual(
      expect.arrayContaining(['node', 'react', 'highcharts', 'fastify', 'pg', 'pino', 'krds-uiux']),
    );
  });

  // these two need programs that a machine may lack; the list of skipped tests shows it
  it.skipIf(!isHere('shellcheck'))('holds scripts with which shellcheck finds nothing wrong', () => {
    const args = ['-s', 'sh', 'install.sh', 'bin/culture-press'];
    const { status, stdout } = spawnSync('shellcheck', args, { cwd: unpacked, encoding: 'utf8' });
    expect([status, stdout]).toEqual([0, '']);
  });

  it.skipIf(!isHere('systemd-analyze'))(
    'holds units that are closed to the machine: 2.0 of 10 at most',
    () => {
      for (const unit of globSync('deploy/systemd/*.service', { cwd: unpacked })) {
        const args = ['security', '--offline=true', '--threshold=20', join(unpacked, unit)];
        const { status, stdout } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
        expect([unit, status, stdout]).toEqual([unit, 0, expect.any(String)]);
      }
    },
  );
});

describe('a release, installed into a folder of a machine that has nothing', () => {
  it('is refused where a file of it is not what it was', () => {
    const damaged = join(place, 'damaged');
    cpSync(unpacked, damaged, { recursive: true });
    appendFileSync(join(damaged, 'dist/server/main.js'), ' ');
    const { code, output } = install(damaged);
    expect([code, output]).toEqual([1, expect.stringContaining('배포 파일이 온전하지 않습니다.')]);
    expect(existsSync(join(prefix, 'current'))).toBe(false);
    rmSync(damaged, { recursive: true });
  });

  it('says which word it does not know, and takes no empty folder for the whole machine', () => {
    expect(install(unpacked, '--port', '80')).toMatchObject({
      code: 1,
      output: expect.stringContaining('알 수 없는 값입니다: --port') as string,
    });
    expect(run(join(unpacked, 'install.sh'), '--prefix', '')).toMatchObject({
      code: 1,
      output: '--prefix 다음에 값을 적어 주세요.\n',
    });
  });

  it('makes settings that only their owner reads, with a password for the first administrator', () => {
    const url = `http://localhost:${port}`;
    // permissions as after unpacking with umask 077
    execFileSync('chmod', ['-R', 'go=', unpacked]);
    expect(install(unpacked, '--url', url, '--admin', 'first@example.go.kr')).toMatchObject({ code: 0 });
    // options change nothing once the settings file exists, and the output says so
    const again = install(unpacked, '--url', 'https://x.kr', '--admin', 'second@example.go.kr');
    expect([again.code, again.output]).toEqual([0, expect.stringContaining('--admin은 쓰지 않았습니다.')]);
    expect(again.output).not.toMatch(/second@example|systemctl/u);
    expect(statSync(settings).mode & 0o777).toBe(0o600);
    expect(statSync(join(prefix, 'data')).mode & 0o777).toBe(0o700);
    for (const file of ['', 'bin/culture-press', 'runtime/node'])
      expect(statSync(join(prefix, 'releases', version, file)).mode & 0o055).toBe(0o055);
    const text = readFileSync(settings, 'utf8').replace(/^PORT=.*/mu, `PORT=${port}`);
    const { password, key, mail } = secrets;
    writeFileSync(
      settings,
      `${text}
SMTP_URL='smtp://sender:${password}@127.0.0.1:9'
AI_BASE_URL=http://127.0.0.1:9/v1
AI_MODEL=none
AI_API_KEY=${key}
SUPPORT_EMAIL=${mail}
`,
    );
  });

  it('says what is wrong while nothing runs', () => {
    const { code, output } = culturePress('status');
    expect([code, output]).toEqual([1, expect.stringContaining('응답하지 않습니다.')]);
    expect(culturePress('nothing-of-that-kind')).toMatchObject({ code: 1 });
    expect(culturePress()).toMatchObject({ code: 1, output: expect.stringContaining('사용법') as string });
    expect(culturePress('migrate', '--nonsense').output).toContain('사용법: culture-press migrate [--plan');
  });

  it('starts without a home and without Node in PATH, and lets the first administrator in', async () => {
    startServer();
    const { code, output } = culturePress('status', '--wait', '90');
    expect([code, output]).toEqual([0, expect.stringContaining('서버: 요청을 받습니다.')]);
    expect(output).toMatch(/데이터베이스: 내장 데이터베이스 [\d.]+, [\d.]+MB\n작업 대기열: 대기 \d+/u);
    const address = `http://127.0.0.1:${port}`;
    expect((await fetch(`${address}/login`)).status).toBe(200);
    // for administrators alone
    expect((await fetch(`${address}/api/docs/json`)).status).toBe(401);
    const [, password = ''] = /^ADMIN_PASSWORD=(.+)$/mu.exec(readFileSync(settings, 'utf8')) ?? [];
    expect((await visitor(address).signIn('first@example.go.kr', password)).status).toBe(200);
  });

  it('makes a bundle for support without a secret or a personal datum', () => {
    const log = join(place, 'server.log');
    appendFileSync(log, `refused kim@example.go.kr 010-1234-5678 ${secrets.password}\n`);
    const made = culturePress('support-bundle', '--to', place, '--log', log);
    expect(made).toMatchObject({ code: 0 });
    const [bundle = ''] = globSync(join(place, 'culture-press-support-*.tar.gz'));
    expect(statSync(bundle).mode & 0o777).toBe(0o600);
    const folder = join(place, 'bundle');
    mkdirSync(folder);
    execFileSync('tar', ['-xzf', bundle, '-C', folder, '--strip-components=1']);
    const texts = Object.fromEntries(
      readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
    );
    expect(Object.keys(texts).sort()).toEqual([
      'about.txt',
      'check.txt',
      'database.json',
      'disk.json',
      'health.json',
      'log.txt',
      'settings.json',
      'versions.json',
    ]);
    const whole = Object.values(texts).join('\n');
    expect(JSON.parse(texts['database.json'] ?? '')).toMatchObject({ engine: 'pglite' });
    expect(texts['log.txt']).toContain('Server listening');
    expect(texts['log.txt']).toContain('refused [가림] [가림] [가림]');
    const [, password] = /^ADMIN_PASSWORD=(.+)$/mu.exec(readFileSync(settings, 'utf8')) ?? [];
    for (const secret of [...Object.values(secrets), password, '010-1234', 'first@'])
      expect(whole).not.toContain(secret);
    expect(whole).not.toMatch(/[\w.]+@[\w-]+\.[\w.]+/u);
  });

  it('is upgraded without a change of settings or data, goes back, and ends in order', async () => {
    const before = readFileSync(settings, 'utf8');
    expect(install()).toMatchObject({ code: 0 });
    const next = join(place, 'next');
    cpSync(unpacked, next, { recursive: true });
    for (const name of ['release.json', 'package.json']) {
      const text = readFileSync(join(next, name), 'utf8');
      writeFileSync(join(next, name), text.replace(`"${version}"`, '"99.0.0"'));
    }
    const sums = execFileSync('sha256sum', ['release.json', 'package.json'], { cwd: next, encoding: 'utf8' });
    const others = readFileSync(join(next, 'SHA256SUMS'), 'utf8')
      .split('\n')
      .filter((line) => !/ {2}(release|package)\.json$/u.test(line));
    writeFileSync(join(next, 'SHA256SUMS'), sums + others.join('\n'));
    const upgraded = install(next);
    expect(upgraded).toMatchObject({ code: 0 });
    expect(upgraded.output).toContain('실행 중인 서버가 있으면 다시 시작해 주세요.');
    expect(readlinkSync(join(prefix, 'current'))).toBe('releases/99.0.0');
    expect(culturePress('version').output).toContain('99.0.0');
    expect(readFileSync(settings, 'utf8')).toBe(before);
    expect(install(next)).toMatchObject({ code: 0 });
    expect(install(join(prefix, 'releases', version))).toMatchObject({ code: 0 });
    expect(readlinkSync(join(prefix, 'current'))).toBe(`releases/${version}`);
    expect(readdirSync(join(prefix, 'releases')).sort()).toEqual([version, '99.0.0']);
    await stopServer();
    expect(server?.exitCode).toBe(0);
    expect(install(unpacked, '--uninstall')).toMatchObject({ code: 0 });
    expect(readdirSync(prefix).sort()).toEqual(['data', 'settings']);
  });
});
