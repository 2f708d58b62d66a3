// npm test: from a fresh clone to one line `N passed, N failed`.
// `npm test -- unit api` runs some parts only, `npm test -- e2e desk` some files of one, `--changed` what a change can
// affect, `--slow` lists the slowest tests.
import { availableParallelism } from 'node:os';
import { buildServer, buildWeb } from './bootstrap/builds.mjs';
import { partsOfChange } from './bootstrap/changed.mjs';
import { parts as allParts, chosen, lacks, slotsOn, withoutPostgres } from './bootstrap/parts.mjs';
import { findPostgres } from './bootstrap/postgres.mjs';
import { command, Stop } from './bootstrap/progress.mjs';
import { logOf, runPart } from './bootstrap/runPart.mjs';
import { sideBySide } from './bootstrap/sideBySide.mjs';
import { slowest, table } from './bootstrap/summary.mjs';
import { add, closingLine, nothing } from './bootstrap/tally.mjs';
import { provideBrowser, provideFolders, provideMachine } from './bootstrap/testMachine.mjs';

const usage = [
  '사용법: npm test -- [검사…] [파일 이름…] [--changed[=<커밋>]] [--slow]',
  `검사: ${[...new Set(allParts.flatMap(({ name, group }) => (group ? [name, group] : [name])))].join(', ')}`,
].join('\n');

function optionsOf(args) {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const changed = flags.find((flag) => /^--changed(=.+)?$/.test(flag));
  const { parts, unknown } = chosen(args.filter((arg) => !arg.startsWith('--')));
  const unknownFlags = flags.filter((flag) => flag !== changed && flag !== '--slow');
  if (unknown.length || unknownFlags.length)
    throw new Stop(`${[...unknown, ...unknownFlags].join(', ')}: 그런 검사나 선택은 없습니다.\n${usage}`);
  const since = changed && (changed.split('=')[1] || 'HEAD');
  if (since && parts.some(({ files }) => files))
    throw new Stop(`--changed는 파일 이름과 함께 쓸 수 없습니다.\n${usage}`);
  return { parts, since, isSlowWanted: flags.includes('--slow') };
}

/**
 * Provides what the parts need of the machine: a browser, PostgreSQL, proxies.
 * @returns the environment of the parts, and a sentence for each requirement that is missing
 */
async function prepare(parts, node) {
  const missing = await provideMachine(parts);
  const browser = isWanted('browser', parts) ? await provideBrowser(node) : undefined;
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    ...(browser && { CHROMIUM_PATH: browser }),
  };
  return { hasBrowser: Boolean(browser), env, hasPostgres: Boolean(findPostgres()), missing };
}

const isWanted = (need, parts) => parts.some(({ needs = [] }) => needs.includes(need));

/** Builds what the parts need, and makes the folders from which built servers start. @returns what is there then */
async function build(parts, node) {
  const isMade = (need, make) => isWanted(need, parts) && make(node).then((made) => made !== false, failure);
  const web = await isMade('web', buildWeb);
  const server = await isMade('server', buildServer);
  const folders = server && (await isMade('folders', provideFolders));
  return { web, server, folders };
}

/** Prints why something failed: one sentence, or the stack of what is a bug. */
function failure(error) {
  console.error(error instanceof Stop ? `✖ ${error.message}` : error);
  return false;
}

/** Result of a part with a missing requirement: failed if all requirements must be present, else skipped. */
function ofLacking(part, need) {
  const isFailed = process.env.CI || need !== 'browser';
  return {
    part,
    ms: 0,
    processorMs: 0,
    counts: { ...nothing, [isFailed ? 'failed' : 'skipped']: 1 },
    failures: isFailed ? [lacks[need]] : [],
    skipped: isFailed ? [] : [`모두: ${lacks[need]}`],
    durations: [],
  };
}

/** Roughly how long parts take: beside each other as long as one after the other, since each alone keeps the cores busy. */
const duration = (parts) => {
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  return seconds < 90 ? `${Math.round(seconds)}초` : `${Math.round(seconds / 60)}분`;
};

/** Prints one line when a part begins and ends; the progress of a long one every half minute. */
const told = (part) => {
  let latest = Date.now();
  console.log(`▶ ${part.name} …`);
  return ({ files, done, failed }) => {
    if (Date.now() - latest < 30_000) return;
    latest = Date.now();
    console.log(`  ${part.name}: 파일 ${files}개 중 ${done}개${failed ? `, 실패 ${failed}개` : ''}`);
  };
};

const toldEnd = ({ part, ms, counts }) => {
  const mark = counts.failed ? '✖' : '✔';
  console.log(`${mark} ${part.name}: ${closingLine(counts)} (${(ms / 1000).toFixed(1)}초)`);
  if (counts.failed && ms) console.log(`  ${logOf(part.name)}`);
};

const all = (results, of) =>
  results.flatMap((result) => result[of].map((line) => `${result.part.name}: ${line}`));

void command(async () => {
  const { parts: wanted, since, isSlowWanted } = optionsOf(process.argv.slice(2));
  const begin = Date.now();
  const node = process.execPath;
  const asked = since ? partsOfChange(wanted, since) : wanted;
  // the parts' durations are those of all their files
  const isNarrowed = since || asked.some(({ files }) => files);
  const estimate = isNarrowed ? '' : ` 쉬고 있는 코어 2개에서 약 ${duration(asked)} 걸립니다.`;
  console.log(`검사 ${asked.length}가지: ${asked.map(({ name }) => name).join(', ')}.${estimate}`);
  const { hasBrowser, env, hasPostgres, missing } = await prepare(asked, node);
  const parts = hasPostgres ? asked : withoutPostgres(asked);
  const tests = Date.now();
  const needsBuilds = parts.some(({ needs }) => needs);
  /** What is there of the parts' requirements, once they are built. */
  let there = needsBuilds ? undefined : {};
  const building = {
    slots: 1,
    work: async () => {
      there = { ...(await build(parts, node)), browser: hasBrowser };
    },
  };
  const testing = (part) => ({
    ...part,
    work: async (slots) => {
      const lack = part.needs?.find((need) => !there[need]);
      const result = lack
        ? ofLacking(part, lack)
        : await runPart(part, { node, env, slots, onProgress: told(part) });
      toldEnd(result);
      return result;
    },
  });
  const ended = await sideBySide(
    [...(needsBuilds ? [building] : []), ...parts.map(testing)],
    slotsOn(availableParallelism()),
    (job, slots) => job.work(slots),
    (job) => !job.needs || Boolean(there),
  );
  const results = ended.filter(Boolean);
  const sum = results.map(({ counts }) => counts).reduce(add, nothing);
  const skipped = all(results, 'skipped');
  const failures = all(results, 'failures');
  if (isSlowWanted) console.log(`\n가장 오래 걸린 검사\n${slowest(results)}`);
  if (skipped.length) console.log(`\n건너뛴 검사\n${skipped.map((line) => `- ${line}`).join('\n')}`);
  if (missing.length) console.log(`\n이 컴퓨터에 없는 것\n${missing.map((line) => `- ${line}`).join('\n')}`);
  if (!hasPostgres && parts.some(({ vitest }) => vitest))
    console.log('\n!!!! PostgreSQL이 없어 모든 검사를 내장 데이터베이스에서만 했습니다. !!!!');
  console.log(`\n준비 ${((tests - begin) / 1000).toFixed(1)}초\n${table(results, Date.now() - tests, sum)}`);
  if (failures.length) console.log(`\n${failures.map((line) => `✖ ${line}`).join('\n')}`);
  console.log(`\n${closingLine(sum)}`);
  return sum.failed ? 1 : 0;
});
