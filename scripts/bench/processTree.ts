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

/** Places in a line of /proc/<pid>/stat, behind the name: its own time, and that of children which have ended. */
const times = [11, 12, 13, 14];

const statOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /u, '')
      .split(' ');
  } catch {
    // it has ended since it was found: its parent counts it now
    return [];
  }
};

/** Milliseconds of processor time that a process and its children have used, those included that have ended. */
export const processorMs = (pid: number): number =>
  processTree(pid)
    .map(statOf)
    .reduce(
      (sum, fields) => sum + times.reduce((all, place) => all + Number(fields[place] ?? 0) * tickMs, 0),
      0,
    );

const maxWaitSeconds = 120;

/** Waits until a server has done what it does behind its start or behind writes: a tenth of a processor at most, for two seconds. */
export const atRest = async (pid: number): Promise<void> => {
  for (let second = 0, calm = 0; second < maxWaitSeconds && calm < 2; second += 1) {
    const before = processorMs(pid);
    await wait(1_000);
    calm = processorMs(pid) - before <= 100 ? calm + 1 : 0;
  }
};
