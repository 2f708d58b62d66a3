import { join } from 'node:path';
import { browser } from '../../../tests/helpers/browser.ts';
import { findPostgres } from '../../bootstrap/postgres.mjs';
import type { Measure } from '../bench.ts';
import { corpusDatabase } from '../corpus/corpusDatabase.ts';
import { idleMemory } from '../memory.ts';
import { adminJs } from '../peers/adminjs.ts';
import { agreeing, type SignedIn } from '../peers/agreeing.ts';
import { type CaseName, type Contender, caseNames, type Facts } from '../peers/contender.ts';
import { directus } from '../peers/directus.ts';
import { factsOf } from '../peers/facts.ts';
import { firstLoad } from '../peers/firstLoad.ts';
import { floor } from '../peers/floor.ts';
import { loaded } from '../peers/load.ts';
import { ours } from '../peers/ours.ts';
import { type Running, startContender } from '../peers/running.ts';
import { type Cell, figuresOf, renderSideBySide } from '../peers/sideBySide.ts';
import { atRest, processorMs } from '../processTree.ts';

const rows = Number(process.env['BENCH_ROWS'] ?? 100_000);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);
const rounds = 5;
const starts = 3;
const connections = [1, 16];

const names: Record<CaseName, string> = {
  list: '기사 목록 첫 화면',
  filtered: '한 나라 30일, 정확한 건수',
  page: '1,000쪽',
  detail: '기사 상세',
  create: '기사 등록',
};

const notes: Record<CaseName, string> = {
  list: '10행. 제품과 바탕은 10,001건까지 세고, 나머지는 끝까지 셉니다. Directus는 행과 건수를 따로 묻습니다.',
  filtered: '10행과 정확한 건수',
  page: '10행, 9,990행 뒤',
  detail: '최근 200건을 차례로',
  create: '제품, Directus, 바탕은 변경 이력을 함께 남깁니다.',
};

type Say = (line: string) => void;
type Keep = (
  running: { contender: Contender },
  row: string,
  unit: Cell['unit'],
  sample: number,
  note?: string,
) => void;

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The contenders that can be set up here; prints the reason for others. */
const prepared = async (all: readonly Contender[], say: Say): Promise<Contender[]> => {
  const ready: Contender[] = [];
  for (const contender of all) {
    try {
      await contender.prepare();
      ready.push(contender);
    } catch (error) {
      say(`${contender.label} 없이 측정합니다. ${sentence(error)}`);
    }
  }
  return ready;
};

/** Starts all of them several times, one after another, and keeps them running the last time. */
const started = async (contenders: readonly Contender[], keep: Keep, say: Say): Promise<Running[]> => {
  const running: Running[] = [];
  for (let run = 1; run <= starts; run += 1) {
    for (const contender of contenders) {
      try {
        const one = await startContender(contender);
        keep(one, '시작부터 첫 응답', 's', one.startedWithin, contender.about);
        if (run === starts) running.push(one);
        else await one.stop();
      } catch (error) {
        say(`${contender.label}: ${sentence(error)}`);
      }
    }
  }
  return running;
};

interface Loading {
  facts: Facts;
  /** The number of the next unit of any case, never repeated. */
  next(): number;
  keep: Keep;
  say: Say;
}

/** Measures one case of a contender with so many concurrent connections. */
const measureCase = async (
  one: SignedIn,
  { name, count }: { name: CaseName; count: number },
  { facts, next, keep, say }: Loading,
): Promise<void> => {
  const { contender, url, headers, pid } = one;
  const load = { url, headers, unit: (nr: number) => contender.cases[name](facts, nr) };
  try {
    const before = processorMs(pid);
    const { perSecond, done } = await loaded(load, { connections: count, seconds, next });
    keep(one, `${names[name]}, 동시 ${count}`, '요청/s', perSecond, notes[name]);
    // more informative than requests per second on a machine with other load
    const processor = (processorMs(pid) - before) / Math.max(1, done);
    if (count > 1) keep(one, `${names[name]}: 서버의 CPU`, 'ms/요청', processor);
  } catch (error) {
    say(`${contender.label}, ${names[name]}: ${sentence(error)}`);
  }
  // processing of new articles must not slow down the next contender
  if (name === 'create') await atRest(pid);
};

/** All contenders one after another, per round and case. */
const measureCases = async (
  running: readonly SignedIn[],
  cases: readonly CaseName[],
  loading: Loading,
): Promise<void> => {
  const plan = cases.flatMap((name) => connections.map((count) => ({ name, count })));
  for (let round = 0; round < rounds; round += 1)
    for (const part of plan) for (const one of running) await measureCase(one, part, loading);
};

const weights = async (running: readonly SignedIn[], keep: Keep, say: Say): Promise<void> => {
  const chromium = await browser();
  try {
    for (const one of running) {
      try {
        // a separate session, because a screen may renew it
        const weight = await firstLoad(chromium, one, await one.contender.signIn(one.url));
        if (!weight) continue;
        keep(one, '목록 화면의 스크립트와 스타일, 받은 그대로', 'kB', weight.served);
        keep(one, '목록 화면의 스크립트와 스타일, 모두 gzip으로', 'kB', weight.gzipped);
      } catch (error) {
        say(`${one.contender.label}, 목록 화면: ${sentence(error)}`);
      }
    }
  } finally {
    await chromium.close();
  }
};

const measured = async (
  running: readonly Running[],
  databaseUrl: string,
  { keep, say }: { keep: Keep; say: Say },
) => {
  const memory = await Promise.all(running.map(({ pid }) => idleMemory(pid)));
  for (const [index, one] of running.entries()) keep(one, '쉴 때 메모리', 'MB', memory[index] ?? 0);
  const facts = await factsOf(databaseUrl);
  const signedIn: SignedIn[] = [];
  for (const one of running) signedIn.push({ ...one, headers: await one.contender.signIn(one.url) });
  const compared = await agreeing(signedIn, facts, { databaseUrl, say });
  await weights(compared, keep, say);
  await Promise.all(compared.map(({ pid }) => atRest(pid)));
  let nr = Date.now();
  const loading = { facts, next: () => (nr += 1), keep, say };
  const reads = caseNames.filter((name) => name !== 'create');
  await measureCases(compared, reads, loading);
  await measureCases(compared, ['create'], loading);
};

/**
 * The product beside others over one table: a bare server, Directus and AdminJS. BENCH_ROWS sets the number of
 * articles.
 */
export const peers: Measure = {
  name: 'peers',
  isByNameOnly: true,
  async run({ say, folder }) {
    if (!findPostgres()) {
      say('PostgreSQL 서버 프로그램이 없어 다른 제품과 견주지 않습니다.');
      return [];
    }
    const cells: Cell[] = [];
    const keep: Keep = ({ contender: { label } }, row, unit, sample, note) => {
      const known = cells.find((cell) => cell.row === row && cell.label === label);
      if (known) known.samples.push(sample);
      else cells.push({ row, label, unit, samples: [sample], ...(note !== undefined && { note }) });
    };
    const database = await corpusDatabase(rows, say);
    let running: Running[] = [];
    try {
      const { url } = database;
      const all = [ours(url, join(folder, 'peers')), floor(url), directus(url, say), adminJs(url, say)];
      running = await started(await prepared(all, say), keep, say);
      await measured(running, url, { keep, say });
      say(
        `\n${renderSideBySide(
          cells,
          running.map(({ contender }) => contender.label),
        )}\n`,
      );
      return figuresOf(cells);
    } finally {
      for (const one of running) await one.stop();
      await database.close();
    }
  },
};
