// Runs one part of npm test, with its output in a log file.
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { add, durationsOf, failuresOf, nothing, ofExitCode, ofVitest, skippedOf } from './tally.mjs';

const output = join(root, 'tests/output');
const reporter = './scripts/bootstrap/progressReporter.mjs';

export const logOf = (name) => join(output, 'logs', `${name}.log`);

const lastLines = (file, most) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-most).join('\n');

async function runSteps({ name, run: steps }, { node, env, log, onProcessorMs }) {
  let counts = nothing;
  const failures = [];
  for (const args of steps) {
    const ended = ofExitCode(await run(node, args, env, { log, onProcessorMs }));
    counts = add(counts, ended);
    if (ended.failed) failures.push(`${args.join(' ')}\n${lastLines(logOf(name), 40)}`);
  }
  return { counts, failures, skipped: [], durations: [] };
}

/** The report of Vitest; undefined if it has written none, or not to its end. */
function readReport(file) {
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

async function runVitest(
  { name, vitest, files = [], related },
  { node, env, log, slots, onProgress, onProcessorMs },
) {
  const file = join(output, 'reports', `${name}.json`);
  rmSync(file, { force: true });
  const args = [
    'node_modules/vitest/vitest.mjs',
    ...(related ? ['related', ...related, '--run', '--passWithNoTests'] : ['run']),
    `--maxWorkers=${slots}`,
    ...vitest.flatMap((project) => ['--project', project]),
    ...['--reporter=default', '--reporter=json', `--reporter=${reporter}`, `--outputFile.json=${file}`],
    ...files,
  ];
  const code = await run(node, args, env, { log, onMessage: onProgress, onProcessorMs });
  const report = readReport(file);
  const counts = ofVitest(report, code);
  const failures = failuresOf(report);
  // an error outside of tests appears only in the output
  if (counts.failed && !failures.length) failures.push(lastLines(logOf(name), 40));
  return { counts, failures, skipped: skippedOf(report), durations: durationsOf(report) };
}

/**
 * Runs a part to its end. `slots` = number of test processes; `onProgress` receives the number of finished test files.
 * @returns its counts, failed and skipped tests, its duration, its processor time and the duration of each test in
 * milliseconds
 */
export async function runPart(part, { node, env, slots, onProgress }) {
  for (const folder of ['logs', 'reports']) mkdirSync(join(output, folder), { recursive: true });
  const log = openSync(logOf(part.name), 'w');
  const since = Date.now();
  let processorMs = 0;
  const onProcessorMs = (ms) => {
    processorMs += ms;
  };
  const context = { node, env: { ...part.env, ...env }, log, slots, onProgress, onProcessorMs };
  const result = await (part.vitest ? runVitest : runSteps)(part, context);
  closeSync(log);
  return { part, ms: Date.now() - since, processorMs, ...result };
}
