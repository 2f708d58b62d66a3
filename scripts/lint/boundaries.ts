/** A folder with rules of its own on what it may import, besides itself and packages. */
export interface Area {
  /** Its folder, as in `src/web/shared`. */
  folder: string;
  /** Folders, from the list `ours`, that it may import; everything else of ours is behind the wall. */
  may: string[];
  /** Its parts (`src/web/pages/<a>`) may not import each other. */
  apart?: boolean;
  /** What a subfolder of every part may import beyond that: `src/web/pages/<a>/write` the runtime of forms. */
  inner?: { name: string; may: string[] };
  /** Packages that have no business here, as regular expressions of an import's whole text. */
  without?: string[];
}

/** Every folder of ours that somebody could import, by its alias. A wall may cut through generated and web. */
export const ours: Record<string, string> = {
  'src/contract': '#contract',
  'generated/types': '#generated/types',
  'generated/validators': '#generated/validators',
  'generated/resources': '#generated/resources',
  'generated/tables': '#generated/tables',
  'generated/api': '#generated/api',
  'generated/openapi.json': '#generated/openapi.json',
  'src/server': '#server',
  'src/web/shared': '#web/shared',
  'src/web/admin': '#web/admin',
  'src/web/pages': '#web/pages',
  'src/web/app': '#web/app',
  'src/web/main.tsx': '#web/main.tsx',
  scripts: '',
  mocks: '',
  tests: '',
  schemas: '',
};

const within = (...folders: string[]) =>
  Object.keys(ours).filter((one) => folders.some((folder) => one === folder || one.startsWith(`${folder}/`)));

const node = '^node:';
const serverPackages = '^(pg|nodemailer|fastify|drizzle-orm|drizzle-kit|@fastify|@electric-sql)(/|$)';
const webPackages = '^(react|react-dom|react-admin|ra-.*|@mui|@emotion|axios|zustand|highcharts.*)(/|$)';

/** Who may import whom: the one table. ARCHITECTURE and lint follow it; `tests` may import everything. */
export const areas: Area[] = [
  { folder: 'src/contract', may: [], without: [node, serverPackages, webPackages] },
  { folder: 'generated', may: within('src/contract', 'generated'), without: [node, webPackages] },
  { folder: 'src/server', may: within('src/contract', 'generated'), without: [webPackages] },
  {
    folder: 'src/web/shared',
    may: within('src/contract', 'generated/api'),
    without: [node, serverPackages],
  },
  {
    folder: 'src/web/admin',
    may: within('src/contract', 'generated', 'src/web/shared'),
    without: [node, serverPackages],
  },
  {
    folder: 'src/web/pages',
    may: within('src/contract', 'generated', 'src/web/shared'),
    apart: true,
    inner: { name: 'write', may: within('src/web/admin') },
    without: [node, serverPackages],
  },
  {
    folder: 'src/web/app',
    may: within('src/contract', 'generated', 'src/web'),
    without: [node, serverPackages],
  },
  { folder: 'mocks', may: within('src/contract', 'generated', 'src/server') },
  {
    folder: 'scripts',
    may: within('src/contract', 'generated', 'src/server', 'schemas', 'mocks', 'tests'),
    without: [webPackages],
  },
  {
    // cuts the web into files by its addresses
    folder: 'scripts/build',
    may: within('src/contract', 'generated', 'src/web/admin', 'src/web/app', 'scripts'),
    without: [webPackages],
  },
];

/** The database is asked through db(): only its own folder knows the engines, and who opens a database is named here. */
export const databaseClient = {
  packages: '^(pg|@electric-sql/pglite|drizzle-orm/(pglite|node-postgres|migrator).*)$',
  modules: '(^#server/|/)database/(client|pglite|postgres)\\.ts$',
  mayOpen: ['src/server/main.ts', 'src/server/worker.ts', 'src/server/kernel/database/**'],
};
