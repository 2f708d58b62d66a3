// The parts of npm test, in starting order, and their requirements.
import { globSync } from 'node:fs';
import { root } from './root.mjs';

const tsc = 'node_modules/typescript/bin/tsc';
const biome = 'node_modules/@biomejs/biome/bin/biome';

/**
 * `run` = arguments of Node, one test per list; `vitest` = projects of vitest.config.ts; `slots` = number of cores
 * used if other parts run too; `perSlot` = test processes per core, more than one if they often wait for a server or a
 * database; `seconds` = duration on these cores, idle but for it; `needs` = requirements; `group` = alternative name;
 * `isLong` = not part of the whole run: npm run test:long.
 */
export const parts = [
  // one process each: a second one would load all modules once more
  { name: 'unit', vitest: ['unit'], slots: 1, seconds: 40 },
  { name: 'web', vitest: ['web*'], slots: 1, seconds: 35 },
  {
    name: 'types',
    run: ['tsconfig.json', 'tsconfig.web.json', 'tsconfig.e2e.json'].map((project) => [tsc, '-p', project]),
    slots: 1,
    seconds: 16,
    group: 'static',
  },
  { name: 'lint', run: [['scripts/lint/main.ts']], slots: 1, seconds: 13, group: 'static' },
  {
    name: 'generate',
    run: [['scripts/generate/main.ts', '--check']],
    slots: 1,
    seconds: 2,
    group: 'static',
  },
  { name: 'format', run: [[biome, 'ci', '--reporter=summary', '.']], slots: 1, seconds: 1, group: 'static' },
  { name: 'api', vitest: ['api-*'], slots: 2, perSlot: 2, seconds: 135 },
  {
    name: 'faults',
    vitest: ['faults'],
    slots: 2,
    perSlot: 2.5,
    seconds: 58,
    needs: ['web', 'server', 'folders'],
  },
  {
    name: 'e2e',
    vitest: ['e2e'],
    slots: 2,
    perSlot: 2,
    seconds: 235,
    needs: ['web', 'server', 'folders', 'browser'],
  },
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
