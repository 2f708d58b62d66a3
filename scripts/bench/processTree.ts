import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What `read` finds of a process; `otherwise` when it has ended meanwhile. */
const ofRunning = <T>(read: () => T, otherwise: T): T => {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return otherwise;
    throw error;
  }
};

/** A process and all that it has started, as far as they still run. */
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

/** Linux counts processor time in hundredths of a second. */
const tickMs = 10;

/** Places in a line of /proc/<pid>/stat, behind the name: its own time, and that of children which have ended. */
const times = [11, 12, 13, 14];

/** Of one that has ended since it was found, its parent counts the time now. */
const statOf = (pid: number): string[] =>
  ofRunning(() => readFileSync(`/proc/${pid}/stat`, 'utf8'), '')
    .replace(/^.*\) /u, '')
    .split(' ');

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
