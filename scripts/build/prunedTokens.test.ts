import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { prunedTokens, tokensIn } from './prunedTokens.ts';

const root = resolve(import.meta.dirname, '../..');

/** A style sheet with its imports as a build leaves it. */
const built = async (folder: string, file: string, code: string): Promise<string> => {
  const config = await resolveConfig(
    { root: folder, configFile: false, logLevel: 'silent', plugins: [prunedTokens(folder)] },
    'build',
  );
  return (await preprocessCSS(code, join(folder, file), config)).code;
};
const declaredIn = (css: string): string[] =>
  [...css.matchAll(/(--krds-[\w-]+)\s*:/g)].map(([, name = '']) => name);

describe('the tokens of KRDS in a build', () => {
  const file = 'src/web/kit/theme/tokens.css';
  const written = readFileSync(join(root, file), 'utf8');
  let css = '';
  beforeAll(async () => {
    css = await built(root, file, written);
  });

  it('are all that style sheets, scripts and other tokens name, in every mode', () => {
    const sources = globSync(['src/web/**/*.{css,ts,tsx}', 'public/**/*.js', 'index.html'], { cwd: root });
    const named = sources
      .filter((one) => !one.includes('.test.'))
      .flatMap((one) => tokensIn(readFileSync(join(root, one), 'utf8')));
    expect(named).toContain('--krds-color-high-contrast-gray-95');
    const declared = new Set(declaredIn(css));
    expect([...named, ...tokensIn(css)].filter((name) => !declared.has(name))).toEqual([]);
  });

  it('are none that nothing names', () => {
    const uses = tokensIn(css.replaceAll(/--krds-[\w-]+(?=\s*:)/g, ''));
    expect(declaredIn(css).filter((name) => !uses.includes(name))).toEqual([]);
    expect(declaredIn(css).length).toBeGreaterThan(60);
  });

  it('keep values that lead to others, those of each mode, and what a script names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
    try {
      mkdirSync(join(folder, 'src/web'), { recursive: true });
      writeFileSync(join(folder, 'src/web/A.tsx'), "<p style={{ color: 'var(--krds-e)' }} />");
      const pruned = await built(
        folder,
        'src/web/planted.css',
        `:root { --krds-a: var(--krds-b, 1px); --krds-b: var(--krds-c); --krds-c: 1px; --krds-d: var(--krds-c); }
        [data-theme="dark"] { --krds-c: 2px; --krds-d: 3px; --krds-e: 4px; --own: 5px; }
        p { margin: calc(2 * var(--krds-a)); }`,
      );
      expect(declaredIn(pruned)).toEqual(['--krds-a', '--krds-b', '--krds-c', '--krds-c', '--krds-e']);
      expect(pruned).toContain('--own: 5px');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
