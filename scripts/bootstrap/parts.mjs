// The parts of npm test, in starting order, and their requirements.
import { globSync } from 'node:fs';
import { root } from './root.mjs';

const tsc = 'node_modules/typescript/bin/tsc';
const biome = 'node_modules/@biomejs/biome/bin/biome';

/**
 * Parts that run at once share as many slots as there are cores and one more, a slot for each process: processes wait
 * at times for a server, a database or a browser. With two more, the same tests take an eighth more processor time.
 */
export const slotsOn = (cores) => cores + 1;

/**
 * `run` = arguments of Node, one test per list; `vitest` = projects of vitest.config.ts; `slots` = number of slots it
 * takes if other parts run too; `seconds` = duration beside the others on two idle cores; `needs` = requirements;
 * `group` = alternative name; `isLong` = not part of the whole run: npm run test:long.
 */
export const parts = [
  // one after the other; the others run beside them
  { name: 'api', vitest: ['api-*'], slots: 2, seconds: 190 },
  { name: 'e2e', vitest: ['e2e'], slots: 2, seconds: 250, needs: ['web', 'server', 'folders', 'browser'] },
  // one process each: a second one would load all modules once more
  { name: 'unit', vitest: ['unit'], slots: 1, seconds: 55 },
  { name: 'web', vitest: ['web*'], slots: 1, seconds: 50 },
  {
    name: 'types',
    run: ['tsconfig.json', 'tsconfig.web.json', 'tsconfig.e2e.json'].map((project) => [tsc, '-p', project]),
    slots: 1,
    seconds: 20,
    group: 'static',
  },
  { name: 'lint', run: [['scripts/lint/main.ts']], slots: 1, seconds: 18, group: 'static' },
  {
    name: 'generate',
    run: [['scripts/generate/main.ts', '--check']],
    slots: 1,
    seconds: 2,
    group: 'static',
  },
  { name: 'format', run: [[biome, 'ci', '--reporter=summary', '.']], slots: 1, seconds: 2, group: 'static' },
  { name: 'faults', vitest: ['faults'], slots: 1, seconds: 180, needs: ['web', 'server', 'folders'] },
  { name: 'long', vitest: ['long'], slots: 2, seconds: 5_400, needs: ['web', 'server'], isLong: true },
];

/** Test files whose paths contain a word. */
const testFilesNamed = (word) =>
  globSync('{src,scripts,tests}/**/*.test.{ts,tsx}', { cwd: root }).filter((path) => path.includes(word));

/**
 * The parts named by the words (all parts without any). With a single part that runs test files, further words narrow
 * it to files whose paths contain one of them. `unknown` contains the words that match neither.
 */
export function chosen(words) {
  const known = new Set(parts.flatMap((part) => [part.name, part.group]));
  const named = parts.filter(({ name, group }) => words.includes(name) || words.includes(group));
  const others = words.filter((word) => !known.has(word));
  const [part] = named;
  const files = named.length === 1 && part.vitest ? others.filter((word) => testFilesNamed(word).length) : [];
  return {
    parts: words.length
      ? named.map((one) => (files.length ? { ...one, files } : one))
      : parts.filter(({ isLong }) => !isLong),
    unknown: others.filter((word) => !files.includes(word)),
  };
}

/**
 * Seconds that parts take together on this number of slots: those of the longest, of all that are too wide to run
 * beside each other, or of the slots if all are in use to the end.
 */
export function secondsOf(parts, slots) {
  const sum = (list, of) => list.reduce((total, part) => total + of(part), 0);
  return Math.max(
    ...parts.map(({ seconds }) => seconds),
    sum(
      parts.filter((part) => part.slots * 2 > slots),
      ({ seconds }) => seconds,
    ),
    sum(parts, (part) => part.seconds * Math.min(part.slots, slots)) / slots,
  );
}
