/** Who may import whom, beside itself and packages. Tests may import everything. ARCHITECTURE.md draws it. */
const areas = {
  'src/contract': [],
  generated: ['src/contract'],
  'src/server': ['src/contract', 'generated'],
  'src/web/kit': ['src/contract', 'generated/api'],
  'src/web/admin': ['src/contract', 'generated', 'src/web/kit'],
  'src/web/screens': ['src/contract', 'generated', 'src/web/kit'],
  'src/web/screens/[^/]+/write': [
    'src/contract',
    'generated',
    'src/web/kit',
    'src/web/screens',
    'src/web/admin',
  ],
  'src/web/shell': ['src/contract', 'generated', 'src/web'],
  mocks: ['src/contract', 'generated', 'src/server'],
  scripts: ['src/contract', 'generated', 'src/server', 'schemas', 'mocks', 'tests'],
  'scripts/build': ['src/contract', 'generated', 'src/web/admin', 'src/web/shell', 'scripts'],
};

/** Which modules a module of the server may use, by their index.ts. All may use the kernel, which knows none. */
const modules = {
  files: [],
  platform: ['files'],
  accounts: ['platform'],
  outlets: ['platform'],
  search: [],
  analysis: ['platform', 'outlets', 'search'],
  collection: ['platform', 'outlets', 'search', 'analysis'],
  articles: ['platform', 'outlets', 'search', 'analysis', 'collection'],
  briefing: ['platform', 'search', 'analysis'],
  boards: ['files', 'platform', 'search', 'briefing'],
};
const packages = (...names) => `^(node_modules/)?(${names.join('|')})(/|$)`;
const serverPackages = packages(
  'pg',
  'nodemailer',
  'fastify',
  'drizzle-orm',
  'drizzle-kit',
  '@fastify',
  '@electric-sql',
);
const webPackages = packages(
  'react',
  'react-dom',
  'react-admin',
  'ra-[^/]*',
  '@mui',
  '@emotion',
  'axios',
  'highcharts[^/]*',
);
const engines = packages('pg', '@electric-sql/pglite', 'drizzle-orm/(pglite|node-postgres|migrator)[^/]*');
const anyOf = (folders) => `^(${folders.join('|')})/`;
const ours = '^(src|generated|mocks|scripts|tests|schemas)/';

const forbidden = [
  ...Object.entries(areas).map(([area, may]) => ({
    name: `${area} imports only what it may`,
    from: {
      path: `^${area}/`,
      pathNot: Object.keys(areas)
        .filter((one) => one.startsWith(`${area}/`))
        .map((one) => `^${one}/`),
    },
    to: { path: ours, pathNot: anyOf([area, ...may]) },
  })),
  {
    name: 'screens never import each other: share through src/web/kit',
    from: { path: '^src/web/screens/([^/]+)/' },
    to: { path: '^src/web/screens/', pathNot: '^src/web/screens/$1/' },
  },
  {
    name: 'the kernel knows no module',
    from: { path: '^src/server/kernel/' },
    to: { path: '^src/server/(modules/|[^/]+$)' },
  },
  ...Object.entries(modules).map(([name, may]) => ({
    name: `${name} uses only ${may.join(', ') || 'the kernel'}, by their index.ts`,
    from: { path: `^src/server/modules/${name}/` },
    to: {
      path: '^src/server/(modules/|[^/]+$)',
      pathNot: `^src/server/modules/(${name}/|(${may.join('|') || '-'})/index\\.ts$)`,
    },
  })),
  {
    name: 'whoever stands outside of a module comes in by its index.ts',
    from: {
      path: '^(src/server/[^/]+$|scripts/(?!bench/)|mocks/)',
      pathNot: '^src/server/modules\\.ts$',
    },
    to: { path: '^src/server/modules/', pathNot: '^src/server/modules/[^/]+/index\\.ts$' },
  },
  {
    name: 'the web does without the packages of the server',
    from: { path: '^src/(web|contract)/' },
    to: { path: serverPackages },
  },
  {
    name: 'the web does without Node',
    from: { path: '^src/(web|contract)/|^generated/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'only the web draws',
    from: { path: '^(src/(server|contract)|generated|scripts)/' },
    to: { path: webPackages },
  },
  {
    name: 'what the server runs on is installed without the packages of developers too: dependencies in package.json',
    from: { path: '^(src/server|src/contract|scripts/(admin|collect|demo|outlets|seed))/' },
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only the kernel’s database folder knows the engines: ask db()',
    from: { path: '^src/server/', pathNot: '^src/server/(kernel/database/|(main|worker)\\.ts$)' },
    to: { path: `${engines}|^src/server/kernel/database/(client|pglite|postgres)\\.ts$` },
  },
  {
    name: 'no circle between folders of the server',
    scope: 'folder',
    from: { path: '^src/server/' },
    to: { circular: true },
  },
].map((rule) => ({ severity: 'error', ...rule }));

export default {
  forbidden,
  options: {
    parser: 'swc',
    // what is imported as a type alone counts too
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.(test\\.tsx?|d\\.m?ts)$' },
  },
};
