import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process and all that it has started, as far as they still run. */
export const processTree = (pid: number): number[] => {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  const children = readdirSync(tasks).flatMap((task) => {
    const file = `${tasks}/${task}/children`;
    return existsSync(file) ? readFileSync(file, 'utf8').split(' ').filter(Boolean).map(Number) : [];
  });
  return [pid, ...children.flatMap(processTree)];
};

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of processor time that a process and its children have used. */
export const processorMs = (pid: number): number =>
  processTree(pid).reduce((sum, one) => {
    const fields = readFileSync(`/proc/${one}/stat`, 'utf8')
      .replace(/^.*\) /u, '')
      .split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs;
  }, 0);

const maxWaitSeconds = 120;

/** Waits until a server has done what it does behind its start or behind writes: a tenth of a processor at most, for two seconds. */
export const atRest = async (pid: number): Promise<void> => {
  for (let second = 0, calm = 0; second < maxWaitSeconds && calm < 2; second += 1) {
    const before = processorMs(pid);
    await wait(1_000);
    calm = processorMs(pid) - before <= 100 ? calm + 1 : 0;
  }
};
