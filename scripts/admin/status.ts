// npm run admin:status: the state of the product in a few lines; exit code 1 if it does not work.

import { setTimeout as wait } from 'node:timers/promises';
import { byteText } from '#contract/byteText.ts';
import { engineText } from '#contract/engineText.ts';
import type { OperationReport } from '#generated/types/siteCalls.ts';
import { storageOf } from '../../src/server/kernel/health/storage.ts';
import { type Environment, environment } from '../../src/server/kernel/settings/environment.ts';
import { runProgram, StartProblem } from '../../src/server/kernel/settings/startProblem.ts';
import { calledAs } from './calledAs.ts';
import {
  type Answer,
  askServer,
  lastBackup,
  readReport,
  readUnits,
  type Unit,
  versions,
} from './productState.ts';
import { dateWords } from './words.ts';

const usage = `사용법: ${calledAs('admin:status', 'status')} [--wait <초>]`;

/** Milliseconds between two checks while waiting. */
const pause = 500;

const units: Record<string, string> = {
  'culture-press.service': '서버',
  'culture-press-worker.service': '수집기',
  'culture-press-backup.service': '백업',
};
const states: Record<string, string> = {
  active: '실행 중',
  activating: '시작하는 중',
  deactivating: '종료하는 중',
  inactive: '꺼져 있음',
  failed: '실패함',
};

const lines: string[] = [];
const say = (name: string, words: string): void => void lines.push(`${name}: ${words}\n`);

const wordsOfUnit = ({ name, state, since }: Unit): string =>
  `${units[name] ?? name} ${states[state] ?? state}${since ? ` (${since})` : ''}`;

const wordsOfServer = (answer: Answer | undefined, { host, port }: Environment): string => {
  if (!answer) return `${host}:${port}에서 응답하지 않습니다. 점검 명령(check)으로 까닭을 볼 수 있습니다.`;
  if (answer.status !== 200)
    return `실행 중이지만 아직 요청을 받을 수 없습니다. ${answer.body.message ?? `응답 ${answer.status}`}`;
  const { logs, logDelaySec } = answer.body.data ?? {};
  return logs === 'behind'
    ? `요청을 받습니다. 접속 기록의 저장이 ${String(logDelaySec)}초 밀려 있습니다.`
    : '요청을 받습니다.';
};

const wordsOfDatabase = ({ engine, version, byteCnt }: OperationReport): string =>
  `${engineText(engine)} ${version}, ${byteText(byteCnt)}`;

const wordsOfQueue = ({ queue }: OperationReport): string => {
  const sum = (key: 'waitingCnt' | 'runningCnt' | 'retryCnt' | 'failedCnt') =>
    queue.reduce((total, one) => total + one[key], 0);
  const failed = queue.filter(({ failedCnt }) => failedCnt > 0).map(({ jobNm }) => jobNm);
  return `대기 ${sum('waitingCnt')}, 실행 ${sum('runningCnt')}, 다시 시도 ${sum('retryCnt')}, 실패 ${sum('failedCnt')}${
    failed.length ? ` (${failed.join(', ')})` : ''
  }`;
};

const rooms = { enough: '', low: ' 저장 공간을 늘려 주세요.', full: ' 곧 아무것도 저장할 수 없습니다.' };

const wordsOfStorage = async (dataDir: string): Promise<string> => {
  try {
    const { state, free, whole } = await storageOf(dataDir);
    return `${dataDir}에 ${byteText(whole)} 가운데 ${byteText(free)}가 비어 있습니다.${rooms[state]}`;
  } catch {
    return `${dataDir} 폴더를 읽을 수 없습니다.`;
  }
};

/** By the files, while there is no database to ask. */
const wordsOfBackup = (folder: string): string => {
  try {
    const backup = lastBackup(folder);
    return backup ? dateWords(backup) : `${folder}에 아직 없습니다.`;
  } catch (error) {
    if (error instanceof StartProblem) return error.message;
    throw error;
  }
};

/** @returns what the database knows of the last backup; undefined if it was not read */
const sayDatabase = async (given: Environment): Promise<string | undefined> => {
  const away = '서버가 꺼져 있어 읽지 않았습니다.';
  try {
    const report = await readReport(given);
    say('데이터베이스', report ? wordsOfDatabase(report) : `${engineText('pglite')}. ${away}`);
    say('작업 대기열', report ? wordsOfQueue(report) : away);
    return report?.backup;
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    say('데이터베이스', error.message);
    return undefined;
  }
};

/** Seconds to wait for readiness. @throws StartProblem with the usage */
const secondsToWait = ([option, value, ...more]: string[]): number => {
  if (option === undefined) return 0;
  if (option !== '--wait' || more.length || !/^\d{1,4}$/.test(value ?? '')) throw new StartProblem(usage);
  return Number(value);
};

const askUntilReady = async (given: Environment, seconds: number): Promise<Answer | undefined> => {
  const end = Date.now() + seconds * 1_000;
  for (;;) {
    const answer = await askServer(given, '/health/ready');
    if (answer?.status === 200 || Date.now() >= end) return answer;
    await wait(pause);
  }
};

await runProgram(async () => {
  const seconds = secondsToWait(process.argv.slice(2));
  const given = environment(process.env);
  const answer = await askUntilReady(given, seconds);
  const { version, build } = versions();
  say(given.brandName, `${version}${build ? ` (빌드 ${build.slice(0, 12)})` : ''}`);
  // the nightly backup is inactive during the day
  const known = readUnits().filter(({ name, state }) => state === 'failed' || !name.includes('backup'));
  if (known.length) say('서비스', known.map(wordsOfUnit).join(' · '));
  say('서버', wordsOfServer(answer, given));
  const backup = await sayDatabase(given);
  say('저장 공간', await wordsOfStorage(given.dataDir));
  say('마지막 백업', backup ?? wordsOfBackup(given.backup.folder));
  // in one write: a reader of the first line only may close the pipe before the last
  process.stdout.write(lines.join(''));
  process.exitCode = answer?.status === 200 ? 0 : 1;
});
