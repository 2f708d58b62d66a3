// The parts of npm test, in starting order, and their requirements.
import { globSync } from 'node:fs';
import { root } from './root.mjs';

const tsc = 'node_modules/typescript/bin/tsc';
const biome = 'node_modules/@biomejs/biome/bin/biome';
/**
 * Settings of programs in Go, as the compiler and the type-aware linter are: no garbage collection, which takes a fifth
 * of their time, below 2 GiB, which they hardly reach before they end.
 */
const withoutGarbageCollection = { GOGC: 'off', GOMEMLIMIT: '2GiB' };

/**
 * Slots that the parts running at once share, one for each of their test processes: one more than cores, since
 * processes wait at times for a server, a database or a browser. Further ones cost more processor time than they save;
 * more than two cores are not used, since the parts' limits of time have been tried on two.
 */
export const slotsOn = (cores) => Math.min(cores, 2) + 1;

/**
 * `run` = arguments of Node, one test per list; `vitest` = projects of vitest.config.ts; `slots` = number of slots it
 * takes if other parts run too; `seconds` = duration by itself on two idle cores; `needs` = requirements, from `lacks`;
 * `env` = environment variables unless they are set; `group` = alternative name; `isLong` = not part of the whole run:
 * npm run test:long.
 */
export const parts = [
  // on two cores one after the other, all the others beside them
  { name: 'api', vitest: ['api-postgres'], slots: 2, seconds: 90 },
  { name: 'e2e', vitest: ['e2e'], slots: 2, seconds: 205, needs: ['web', 'server', 'folders', 'browser'] },
  // a second process would load all modules once more
  { name: 'unit', vitest: ['unit'], slots: 1, seconds: 21 },
  { name: 'web', vitest: ['web*'], slots: 1, seconds: 25 },
  {
    name: 'types',
    run: ['tsconfig.json', 'tsconfig.web.json', 'tsconfig.e2e.json'].map((project) => [tsc, '-p', project]),
    slots: 1,
    seconds: 13,
    env: withoutGarbageCollection,
    group: 'static',
  },
  {
    name: 'lint',
    run: [['scripts/lint/main.ts']],
    slots: 1,
    seconds: 10,
    env: withoutGarbageCollection,
    group: 'static',
  },
  {
    name: 'generate',
    run: [['scripts/generate/main.ts', '--check']],
    slots: 1,
    seconds: 1,
    group: 'static',
  },
  { name: 'format', run: [[biome, 'ci', '--reporter=summary', '.']], slots: 1, seconds: 1, group: 'static' },
  // one process fills the third slot beside e2e to its end
  { name: 'faults', vitest: ['faults'], slots: 1, seconds: 45, needs: ['web', 'server', 'folders'] },
  // of the whole run in the end, in as many processes as have become free: many short files keep them all busy
  { name: 'embedded', vitest: ['api-pglite'], slots: 2, seconds: 35 },
  { name: 'long', vitest: ['long'], slots: 1, seconds: 5_400, needs: ['web', 'server'], isLong: true },
];

/**
 * The parts on a machine without PostgreSQL: `api` tests everything on the embedded database, `embedded` has nothing
 * left to test.
 */
export const withoutPostgres = (wanted) =>
  wanted
    .filter(({ name }) => name !== 'embedded' || wanted.every((part) => part.name !== 'api'))
    .map((part) => (part.name === 'api' ? { ...part, vitest: ['api-pglite'] } : part));

/** What is said of a part whose requirement is missing. */
export const lacks = {
  web: '화면 빌드가 없습니다.',
  server: '서버 빌드가 없습니다.',
  folders: '검사용 자료 폴더가 없습니다.',
  browser: '브라우저가 없습니다.',
};

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
