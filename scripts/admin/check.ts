import { withinTime } from '#server/kernel/clock/withinTime.ts';
import {
  BadEnvironment,
  type Environment,
  environment,
} from '../../src/server/kernel/settings/environment.ts';
import { environmentWarnings } from '../../src/server/kernel/settings/environmentWarnings.ts';
import { calledAs } from './calledAs.ts';
import { type Check, checks, type Finding } from './checks.ts';

const [unknown] = process.argv.slice(2);
if (unknown !== undefined) {
  const name = calledAs('admin:check', 'check').replace(/ --$/u, '');
  process.stderr.write(`점검은 다른 값을 받지 않습니다: ${unknown}\n사용법: ${name}\n`);
  process.exit(1);
}

const signs: Record<Finding['state'], string> = { good: '✔', advice: '!', problem: '✖' };

/** Timeout of a check in milliseconds: some servers accept a connection and never respond. */
const maxMs = 20_000;

const late: Finding = {
  state: 'problem',
  words: `${maxMs / 1_000}초 안에 답이 없습니다. 주소와 그 서버의 상태를 확인해 주세요.`,
};

const runWithinTime = async ({ run }: Check, given: Environment): Promise<Finding[]> =>
  [await withinTime(run(given), maxMs, () => late)].flat();

const found: Finding['state'][] = [];
const say = (name: string, { state, words }: Finding): void => {
  found.push(state);
  process.stdout.write(`${signs[state]} ${name}: ${words}\n`);
};

try {
  const given = environment(process.env);
  const warnings = environmentWarnings(process.env);
  if (warnings.length === 0) say('설정', { state: 'good', words: '환경 변수에 잘못이 없습니다.' });
  for (const words of warnings) say('설정', { state: 'advice', words });
  for (const check of checks)
    for (const finding of await runWithinTime(check, given)) say(check.name, finding);
} catch (error) {
  if (!(error instanceof BadEnvironment)) throw error;
  for (const words of error.problems) say('설정', { state: 'problem', words });
}

const count = (state: Finding['state']): number => found.filter((one) => one === state).length;
const [problems, advices] = [count('problem'), count('advice')];
process.stdout.write(
  problems > 0
    ? `\n고쳐야 할 것이 ${problems}건 있습니다.\n`
    : advices > 0
      ? `\n시작할 수 있습니다. 살펴볼 것이 ${advices}건 있습니다.\n`
      : '\n시작할 수 있습니다.\n',
);
// an unresponsive server may keep a connection open
process.exit(problems > 0 ? 1 : 0);
