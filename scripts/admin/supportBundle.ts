// npm run admin:support-bundle: one file to attach to a question to the maintainers.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, release, totalmem, uptime } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { dataFile, productFolder } from '#server/kernel/productFiles.ts';
import { storageOf } from '../../src/server/kernel/health/storage.ts';
import {
  BadEnvironment,
  type Environment,
  environment,
} from '../../src/server/kernel/settings/environment.ts';
import { StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from './calledAs.ts';
import { maskerOf } from './mask.ts';
import { runCommand } from './onServerOrFolder.ts';
import { askServer, readReport, readUnits, versions } from './productState.ts';
import { secretsOf, settingsReport } from './settingsReport.ts';

const usage = [
  `사용법: ${calledAs('admin:support-bundle', 'support-bundle')} [--to <폴더>] [--log <파일>]`,
  '문의에 붙일 자료를 파일 하나로 만듭니다. 비밀번호와 개인정보는 가립니다.',
].join('\n');

const about = [
  '이 파일에는 버전, 설정(값은 가림), 상태, 점검 결과, 데이터베이스와 대기열의 수치, 기록의 마지막 줄이 있습니다.',
  '비밀번호, 이메일, 전화번호, 토큰, IP 주소의 뒷부분은 가렸습니다. 오류 문장에 든 이름까지 알아보지는 못하니, 보내기 전에 log.txt를 훑어봐 주세요.',
  '',
].join('\n');

/** Maximum bytes read from the end of a log. */
const maxLogBytes = 5_000_000;
const run = promisify(execFile);

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The content of a part, or the reason why it could not be read: a failing part does not affect the others. */
const orReason = async (read: () => unknown): Promise<unknown> => {
  try {
    return await read();
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

const readLog = (file: string | undefined): string => {
  if (!file) return '기록이 없습니다. --log <파일>로 지정할 수 있습니다.\n';
  try {
    const bytes = readFileSync(file === '-' ? 0 : file);
    return bytes.subarray(-maxLogBytes).toString('utf8');
  } catch {
    throw new StartProblem(`기록 파일 ${file}을 읽을 수 없습니다.`);
  }
};

/** Output of culture-press check; its exit code is 1 if there is a problem. */
const readChecks = async (): Promise<string> => {
  const { stdout } = await run(process.execPath, [dataFile('check.js')]).catch(
    (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
  );
  return stdout;
};

const readMachine = async (): Promise<unknown> => ({
  system: await orReason(
    () => /^PRETTY_NAME="?([^"\n]*)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1],
  ),
  kernel: release(),
  arch: arch(),
  processors: cpus().length,
  memoryMb: Math.round(totalmem() / 2 ** 20),
  upHours: Math.round(uptime() / 3_600),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});

const partsOf = async (given: Environment, log: string): Promise<Record<string, string>> => ({
  'about.txt': about,
  'versions.json': json({ ...versions(), machine: await readMachine() }),
  'settings.json': json(settingsReport(process.env)),
  'health.json': json({
    alive: (await askServer(given, '/health')) ?? '응답 없음',
    ready: (await askServer(given, '/health/ready')) ?? '응답 없음',
    units: readUnits(),
  }),
  'database.json': json((await orReason(() => readReport(given))) ?? '서버가 꺼져 있어 읽지 않았습니다.'),
  'disk.json': json({
    data: await orReason(() => storageOf(given.dataDir)),
    product: await orReason(() => storageOf(productFolder)),
  }),
  'check.txt': await readChecks(),
  'log.txt': log,
});

const options = { to: { type: 'string' }, log: { type: 'string' } } as const;

const readOptions = (): { to?: string; log?: string } => {
  try {
    return parseArgs({ options, strict: true }).values;
  } catch {
    throw new StartProblem(usage);
  }
};

/** The settings, if valid: invalid ones, which prevent a start, are a reason to ask for help. */
const readEnvironment = (): Environment => {
  try {
    return environment(process.env);
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error;
    const dataDir = process.env['DATA_DIR'];
    return environment({ NODE_ENV: 'test', ...(dataDir && { DATA_DIR: dataDir }) });
  }
};

/** @throws StartProblem if the account that runs the command may not write there */
const makeDraft = (target: string): string => {
  try {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    return mkdtempSync(join(target, '.draft-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartProblem(
      `${target} 폴더에 쓸 수 없습니다 (${code}). 쓸 수 있는 폴더를 --to에 지정하거나 남은 공간을 확인해 주세요.`,
    );
  }
};

await runCommand(async () => {
  const { to, log } = readOptions();
  const given = readEnvironment();
  const mask = maskerOf(secretsOf(process.env));
  const parts = await partsOf(given, readLog(log));
  const target = resolve(to ?? join(given.dataDir, 'support'));
  const name = `culture-press-support-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  const draft = makeDraft(target);
  try {
    mkdirSync(join(draft, name));
    for (const [file, text] of Object.entries(parts)) writeFileSync(join(draft, name, file), mask(text));
    const archive = join(target, `${name}.tar.gz`);
    execFileSync('tar', ['-czf', join(draft, 'archive'), '-C', draft, name]);
    chmodSync(join(draft, 'archive'), 0o600);
    renameSync(join(draft, 'archive'), archive);
    return { message: `자료를 만들었습니다. 열어 본 뒤 보내 주세요: ${archive}` };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
});
