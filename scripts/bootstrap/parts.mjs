// The parts of npm test, in their order, and what each needs.

/**
 * `run` = arguments of Node, one test per list; `vitest` = a project of vitest.config.ts, or those of `projects`;
 * `secondTry` = so many failed files at most are run once more: docs/decisions/second-try-of-browser-tests.md.
 */
export const parts = [
  { name: 'generate', run: [['scripts/generate/main.ts', '--check']] },
  {
    name: 'types',
    run: [
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'],
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'],
      ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.e2e.json'],
    ],
  },
  { name: 'lint', run: [['scripts/lint/main.ts']] },
  { name: 'format', run: [['node_modules/@biomejs/biome/bin/biome', 'ci', '--reporter=summary', '.']] },
  { name: 'unit', vitest: true },
  { name: 'web', vitest: true, projects: 'web*' },
  { name: 'api-pglite', vitest: true, group: 'api' },
  { name: 'api-postgres', vitest: true, group: 'api', needs: ['postgres'] },
  { name: 'e2e', vitest: true, secondTry: 3, needs: ['web', 'browser'], likes: ['postgres'] },
  { name: 'faults', vitest: true, needs: ['web', 'browser'], likes: ['postgres'] },
];

/** The parts that the arguments name (all without any); `unknown` holds what is none. */
export function chosen(args) {
  const named = (part) => args.includes(part.name) || args.includes(part.group);
  const known = parts.flatMap((part) => [part.name, part.group]);
  return {
    parts: args.length ? parts.filter(named) : parts,
    unknown: args.filter((arg) => !known.includes(arg)),
  };
}
