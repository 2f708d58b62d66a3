// npm test: from a fresh clone to one line `N passed, N failed`. `npm test -- unit api` runs some parts only.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './bootstrap/install.mjs';
import { environmentWith, node24 } from './bootstrap/node24.mjs';
import { parts as allParts, chosen } from './bootstrap/parts.mjs';
import { command, Stop } from './bootstrap/progress.mjs';
import { root } from './bootstrap/root.mjs';
import { run } from './bootstrap/run.mjs';
import {
  add,
  closingLine,
  failedFiles,
  failuresOf,
  nothing,
  ofExitCode,
  ofVitest,
  unsteadyOf,
  withSecondTry,
} from './bootstrap/tally.mjs';
import { provideBrowser, providePostgres } from './bootstrap/testMachine.mjs';
import { buildWeb } from './bootstrap/webBuild.mjs';

const reports = join(root, 'tests/output/reports');

/** Runs a project, or some of its files. @returns the report, undefined where the run crashed, and the exit code */
async function runVitest(node, env, project, name, files = []) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, ...reporters, ...files];
  const code = await run(node, args, env);
  return { code, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined };
}

/** The same; the files that failed are run once more where the part says so and they are few. */
async function vitest(node, env, { name, projects = name, secondTry = 0 }) {
  const first = await runVitest(node, env, projects, name);
  const failed = failedFiles(first.report);
  if (failed.length === 0 || failed.length > secondTry) return countsOf(first);
  console.log(`\n↻ ${name}: 실패한 파일 ${failed.length}개를 새 서버에서 한 번 더 실행합니다.`);
  const second = await runVitest(node, env, projects, `${name}-again`, failed);
  if (!second.report) return countsOf(first);
  return countsOf({ code: second.code, report: withSecondTry(first.report, second.report) });
}

const countsOf = ({ report, code }) => ({
  ...ofVitest(report, code),
  failures: failuresOf(report),
  unsteady: unsteadyOf(report),
});

async function runPart(part, node, env) {
  if (part.vitest) return vitest(node, env, part);
  let counts = nothing;
  const failures = [];
  for (const args of part.run) {
    const ended = ofExitCode(await run(node, args, env));
    counts = add(counts, ended);
    if (ended.failed) failures.push(args.join(' '));
  }
  return { ...counts, failures };
}

/** Makes ready what the chosen parts need. Which of it is there, and the counts of what is a test itself. */
async function prepare(parts, node) {
  const wanted = (need) =>
    parts.some((part) => [...(part.needs || []), ...(part.likes || [])].includes(need));
  const there = { postgres: wanted('postgres') && (await providePostgres()) };
  const browser = wanted('browser') ? await provideBrowser(node) : undefined;
  there.browser = Boolean(browser);
  there.web = wanted('web') && (await buildWeb(node).then(() => true, failure));
  return { there, browser };
}

function failure(error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`✖ ${error.message}`);
  return false;
}

/** A part that lacks something does not count as passed: without PostgreSQL it is skipped, otherwise failed. */
const ofLacking = (need) => (need === 'postgres' ? { ...nothing, skipped: 1 } : { ...nothing, failed: 1 });

void command(async () => {
  const { parts, unknown } = chosen(process.argv.slice(2));
  if (unknown.length)
    throw new Stop(
      `${unknown.join(', ')}: 그런 검사는 없습니다. 가능한 것: ${allParts.map((part) => part.name).join(', ')}, api`,
    );
  await install();
  const node = node24();
  const { there, browser } = await prepare(parts, node);
  const env = { ...environmentWith(node), NODE_ENV: 'test', ...(browser && { CHROMIUM_PATH: browser }) };
  mkdirSync(reports, { recursive: true });

  let sum = nothing;
  const failures = [];
  const unsteady = [];
  for (const part of parts) {
    const since = Date.now();
    console.log(`\n── ${part.name} ${'─'.repeat(60 - part.name.length)}`);
    const lacking = (part.needs || []).find((need) => !there[need]);
    const counts = lacking ? ofLacking(lacking) : await runPart(part, node, env);
    sum = add(sum, counts);
    for (const failure of counts.failures || []) failures.push(`✖ ${part.name}: ${failure}`);
    for (const test of counts.unsteady || []) unsteady.push(`↻ ${part.name}, 두 번째에 통과: ${test}`);
    console.log(`── ${part.name}: ${closingLine(counts)} (${((Date.now() - since) / 1000).toFixed(1)}초)`);
  }
  if (unsteady.length) console.log(`\n${unsteady.join('\n')}`);
  if (failures.length) console.log(`\n${failures.join('\n')}`);
  console.log(`\n${closingLine(sum)}`);
  return sum.failed ? 1 : 0;
});
