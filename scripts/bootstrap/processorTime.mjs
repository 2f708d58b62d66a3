// Processor time of a program with everything that it starts.
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** Where groups of processes are made that the kernel counts the processor time of, and how it is read; both versions of cgroups. */
function places() {
  const lines = read('/proc/self/cgroup').trim().split('\n');
  return lines.flatMap((line) => {
    const [, controllers, path] = line.match(/^\d+:([^:]*):(.*)$/) || [];
    if (controllers === '')
      return ['/sys/fs/cgroup', '/sys/fs/cgroup/unified'].map((mount) => ({
        folder: mount + path,
        ms: (group) => Number(/usage_usec (\d+)/.exec(read(`${group}/cpu.stat`))?.[1]) / 1e3,
      }));
    if (!controllers?.split(',').includes('cpuacct')) return [];
    return [
      {
        folder: `/sys/fs/cgroup/${controllers}${path}`,
        ms: (group) => Number(read(`${group}/cpuacct.usage`)) / 1e6,
      },
    ];
  });
}

let groups = 0;

/** A new group of processes; undefined where none can be made. */
function makeGroup() {
  for (const { folder, ms } of places()) {
    groups += 1;
    const group = `${folder}/test-${process.pid}-${groups}`;
    try {
      mkdirSync(group);
      if (Number.isFinite(ms(group))) return { group, ms };
      rmdirSync(group);
    } catch {
      // another version, or no right to
    }
  }
}

/** Processor time of this program's ended children that has been reported, in milliseconds. */
let reported = 0;

/** Processor time of the children ended since the last call, with all that they waited for themselves; 0 without /proc. */
function ofEndedChildren() {
  const stat = read('/proc/self/stat');
  // fields 16 and 17 in hundredths of a second; the second one, in brackets, may contain blanks
  const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(14, 16).map(Number);
  const before = reported;
  reported = (user + system) * 10;
  return reported - before;
}

/**
 * Begins to count the processor time of a child and of all that it starts: browsers too, whose processes nobody waits
 * for, unless the machine lets nobody make a group; then of those that were waited for.
 * @returns a function that gives it, in milliseconds, after the child has ended
 */
export function countProcessorTime(pid) {
  const made = makeGroup();
  if (made)
    try {
      writeFileSync(`${made.group}/cgroup.procs`, String(pid));
    } catch {
      // it has ended already
    }
  return () => {
    const ended = ofEndedChildren();
    if (!made) return ended;
    const ms = made.ms(made.group);
    try {
      rmdirSync(made.group);
    } catch {
      // a process is still in it
    }
    return Math.max(ms, 0);
  };
}
