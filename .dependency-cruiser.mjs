/** Who may import whom, beside itself and packages. Tests may import everything. ARCHITECTURE.md draws it. */
const areas = {
  'src/contract': [],
  generated: ['src/contract'],
  'src/server': ['src/contract', 'generated'],
  'src/web/client': ['src/contract', 'generated/api'],
  'src/web/kit': ['src/contract', 'generated/api', 'src/web/client'],
  'src/web/admin': ['src/contract', 'generated', 'src/web/client', 'src/web/kit'],
  'src/web/modules': ['src/contract', 'generated', 'src/web/client', 'src/web/kit'],
  'src/web/modules/.+/(admin|write)': [
    'src/contract',
    'generated',
    'src/web/client',
    'src/web/kit',
    'src/web/modules',
    'src/web/admin',
  ],
  'src/web/shell': ['src/contract', 'generated', 'src/web'],
  mocks: ['src/contract', 'generated', 'src/server'],
  scripts: ['src/contract', 'generated', 'src/server', 'schemas', 'mocks', 'tests'],
  'scripts/build': [
    'src/contract',
    'generated',
    'src/web/admin',
    'src/web/modules/statistics',
    'src/web/shell',
    'scripts',
  ],
};

/**
 * Which modules a module may use, by their index.ts: the server's, and the web's of the same name. All may use the
 * kernel, or kit and client, which know none. On the web a list of articles is below what shows one; on the server
 * articles stand above what reads and finds them.
 */
const modules = {
  files: { server: [] },
  platform: { server: ['files'], web: ['watch'] },
  accounts: { server: ['platform'], web: [] },
  imports: { server: ['platform'] },
  outlets: { server: ['platform', 'imports'], web: [] },
  reading: { server: [] },
  counts: { server: [] },
  search: { server: ['reading', 'counts'], web: ['platform', 'outlets', 'briefing', 'articles'] },
  statistics: { server: ['platform', 'counts', 'search'], web: ['platform', 'outlets', 'articles'] },
  analysis: { server: ['platform', 'outlets', 'search'], web: ['platform', 'briefing', 'articles'] },
  watch: { server: ['platform', 'search'], web: [] },
  collection: {
    server: ['platform', 'imports', 'outlets', 'reading', 'search', 'analysis'],
    web: ['outlets'],
  },
  articles: {
    server: ['platform', 'outlets', 'reading', 'counts', 'search', 'analysis', 'collection'],
    web: ['platform', 'outlets', 'boards', 'briefing'],
  },
  briefing: { server: ['platform', 'search', 'analysis'], web: ['boards'] },
  boards: { server: ['files', 'platform', 'search', 'briefing'], web: ['accounts'] },
  feeds: { server: ['platform', 'search', 'collection', 'watch'], web: [] },
  arrival: {
    server: ['platform', 'search', 'analysis', 'watch', 'articles', 'briefing'],
    web: ['articles'],
  },
  reports: { server: ['platform', 'watch', 'briefing'], web: ['articles'] },
  dashboard: { web: ['outlets', 'briefing', 'articles', 'statistics'] },
  myPage: { web: ['accounts', 'articles', 'feeds', 'watch'] },
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
    name: 'the kernel knows no module',
    from: { path: '^src/server/kernel/' },
    to: { path: '^src/server/(modules/|[^/]+$)' },
  },
  ...Object.entries(modules).flatMap(([name, sides]) =>
    Object.entries(sides).map(([side, may]) => ({
      name: `${name} of the ${side} uses only ${may.join(', ') || 'what is below all modules'}, by index.ts`,
      from: { path: `^src/${side}/modules/${name}/` },
      to: {
        path: `^src/${side}/(modules/|[^/]+$)`,
        pathNot: `^src/${side}/modules/(${name}/|(${may.join('|') || '-'})/index\\.ts$)`,
      },
    })),
  ),
  {
    name: 'whoever stands outside of a module comes in by its index.ts',
    from: {
      path: '^(src/server/[^/]+$|scripts/(?!bench/)|mocks/)',
      pathNot: '^src/server/(modules|derived)\\.ts$',
    },
    to: { path: '^src/server/modules/', pathNot: '^src/server/modules/[^/]+/index\\.ts$' },
  },
  {
    name: 'the shell comes into a module by its index.ts, or loads a file of it when it is needed',
    from: { path: '^src/web/(shell/|[^/]+$)' },
    to: { path: '^src/web/modules/', pathNot: '^src/web/modules/[^/]+/index\\.ts$', dynamic: false },
  },
  {
    name: 'kit calls no path of the API',
    from: { path: '^src/web/kit/' },
    to: { path: '^src/web/client/http/(http|read|write|writeOnUnload|xsrf)\\.ts$' },
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
    name: 'no circle between folders',
    scope: 'folder',
    from: { path: '^src/' },
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
