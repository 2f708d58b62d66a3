import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The result of `read` for a process; `otherwise` if it has ended in the meantime. */
const ofRunning = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return otherwise;
    throw error;
  }
};

/** A process and its running descendants. */
export const processTree = (pid: number): number[] => {
  const tasks = `/proc/${pid}/task`;
  const found = ofRunning<string[] | undefined>(() => readdirSync(tasks), undefined);
  if (!found) return [];
  const children = found.flatMap((task) =>
    ofRunning(() => readFileSync(`${tasks}/${task}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
};

/** Linux counts processor time in units of 10 ms. */
const tickMs = 10;

/** Indexes in a line of /proc/<pid>/stat after the name: own time, and that of ended children. */
const times = [11, 12, 13, 14];

/** Empty for a process that has just ended: its time is then included in its parent's. */
const statOf = (pid: number): string[] =>
  ofRunning(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')
    .replace(/^.*\) /u, '')
    .split(' ');

/** Milliseconds of processor time used by a process and its descendants, including ended ones. */
export const processorMs = (pid: number): number =>
  processTree(pid)
    .map(statOf)
    .reduce(
      (sum, fields) => sum + times.reduce((all, place) => all + Number(fields[place] ?? 0) * tickMs, 0),
      0,
    );

const maxWaitSeconds = 120;

/**
 * Waits until a server has finished its background work after a start or writes: at most a tenth of a processor for two
 * seconds.
 */
export const atRest = async (pid: number): Promise<void> => {
  for (let second = 0, calm = 0; second < maxWaitSeconds && calm < 2; second += 1) {
    const before = processorMs(pid);
    await wait(1_000);
    calm = processorMs(pid) - before <= 100 ? calm + 1 : 0;
  }
};
