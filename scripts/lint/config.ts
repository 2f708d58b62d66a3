import { type Area, areas, databaseClient, ours } from './boundaries.ts';

interface Pattern {
  regex: string;
  message: string;
}

interface Override {
  files: string[];
  rules: Record<string, unknown>;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (names: string[]) => `(${names.map(escaped).join('|')})(/|$)`;

/** The name by which a relative path leaves for a folder: its last part, or `web/shared` from outside of web. */
function relativeNames(target: string, area: Area): string[] {
  const inSameParent = target.startsWith('src/web/') && area.folder.startsWith('src/web/');
  const name = target.replace(/^src\//, '');
  return inSameParent ? [name.replace(/^web\//, ''), name] : [name, `src/${name}`];
}

function walls(area: Area): Pattern[] {
  const forbidden = Object.keys(ours).filter(
    (target) => !area.may.includes(target) && !`${target}/`.startsWith(`${area.folder}/`),
  );
  const aliases = forbidden
    .map((target) => ours[target])
    .filter((alias) => alias !== undefined && alias !== '');
  const message = `${area.folder} may import only ${area.may.join(', ') || 'packages'} besides itself (scripts/lint/boundaries.ts).`;
  const names = forbidden.flatMap((target) => relativeNames(target, area));
  return [
    ...(aliases.length ? [{ regex: `^${anyOf(aliases as string[])}`, message }] : []),
    { regex: `^(\\./)?(\\.\\./)+${anyOf([...new Set(names)])}`, message },
    { regex: '^\\.{1,2}/.*[^./]/\\.\\./', message: 'Write relative imports without detours.' },
    {
      regex: '^@mui/(material|icons-material)$',
      message:
        'Import a component by its own path: chunks are made along imports (scripts/build/sharedChunks.ts).',
    },
    ...(area.without ?? []).map((regex) => ({
      regex,
      message: `${area.folder} does without this package (scripts/lint/boundaries.ts).`,
    })),
  ];
}

const restricted = (patterns: Pattern[]) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** In `pages/<a>/…` the way out of <a> is as many steps up as the file is deep. */
const DEEPEST = 5;
function partsApart(area: Area): Override[] {
  const alias = ours[area.folder] as string;
  const message = `Parts of ${area.folder} never import each other: share through src/web/shared.`;
  const apart = (files: string, depth: number, may: string[] = []): Override => ({
    files: [files],
    rules: restricted([
      ...walls({ ...area, may: [...area.may, ...may] }),
      { regex: `^${escaped(alias)}/`, message },
      { regex: `^(\\./)?(\\.\\./){${depth + 1}}`, message },
    ]),
  });
  const parts = Array.from({ length: DEEPEST }, (_, depth) =>
    apart(`${area.folder}/*/${'*/'.repeat(depth)}*`, depth),
  );
  return area.inner ? [...parts, apart(`${area.folder}/*/${area.inner.name}/*`, 1, area.inner.may)] : parts;
}

function overridesOf(area: Area): Override[] {
  if (area.apart) return partsApart(area);
  if (area.folder !== 'src/server') return [{ files: [`${area.folder}/**`], rules: restricted(walls(area)) }];
  const message = 'Only src/server/kernel/database knows the engines: ask db() of #server/database/db.ts.';
  const { packages, modules, mayOpen } = databaseClient;
  return [
    {
      files: ['src/server/**'],
      rules: restricted([...walls(area), { regex: packages, message }, { regex: modules, message }]),
    },
    { files: mayOpen, rules: restricted(walls(area)) },
  ];
}

/** Tests beside the code keep its walls, but may open databases and use tests/helpers. */
function overridesOfTests(): Override[] {
  return areas.map((area) => ({
    files: [`${area.folder}/**/*.test.{ts,tsx}`],
    rules: restricted(walls({ ...area, may: [...area.may, 'tests', 'mocks'], without: [] })),
  }));
}

const browserRules: Override = {
  files: ['src/web/**'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/jsx-key': 'error',
    'no-console': ['error', { allow: ['warn', 'error'] }],
  },
};

/** Tables name each other in references, which drizzle looks up later. */
const generatedRules: Override = { files: ['generated/**'], rules: { 'import/no-cycle': 'off' } };

const serverRules: Override[] = [
  { files: ['src/server/**'], rules: { 'no-console': 'error', 'node/no-process-env': 'error' } },
  {
    files: ['src/server/main.ts', 'src/server/worker.ts'],
    rules: { 'no-console': 'off', 'node/no-process-env': 'off' },
  },
  { files: ['**/*.test.ts'], rules: { 'no-console': 'off', 'node/no-process-env': 'off' } },
];

/** The configuration of oxlint, as text. */
export function renderConfig(): string {
  const config = {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'promise', 'node'],
    categories: { correctness: 'error' },
    ignorePatterns: ['node_modules', 'dist', 'data', 'coverage', '.cache', 'tests/output'],
    rules: {
      'typescript/no-floating-promises': ['error', { ignoreVoid: true }],
      // React awaits nothing, but its handlers may well be asynchronous
      'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // the router's way to redirect is to throw a Response
      'typescript/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // also keeps `import('…')` types from climbing over the walls
      'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }],
      'typescript/no-require-imports': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/unbound-method': 'off',
      // by code points is how we mean to take strings apart
      'typescript/no-misused-spread': 'off',
      'unicorn/no-useless-spread': 'off',
      // JSON Schema has a keyword `then`
      'unicorn/no-thenable': 'off',
      // role="status" is announced by more screen readers than <output>
      'jsx-a11y/prefer-tag-over-role': 'off',
      // On a phone rows become cards: a table that is no table for CSS keeps its meaning only by its roles.
      'jsx-a11y/no-redundant-roles': 'off',
      'jsx-a11y/no-interactive-element-to-noninteractive-role': 'off',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/require-to-throw-message': 'off',
      'vitest/no-conditional-expect': 'off',
      // suites that loop over all entities ask what each of them can do
      'vitest/no-conditional-tests': 'off',
      'import/no-cycle': 'error',
      'import/no-self-import': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
    overrides: [
      ...areas.flatMap(overridesOf),
      ...overridesOfTests(),
      browserRules,
      generatedRules,
      ...serverRules,
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
