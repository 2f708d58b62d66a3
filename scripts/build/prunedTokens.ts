import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** A declaration of a custom property in a style sheet, as PostCSS gives it. */
interface Declaration {
  prop: string;
  value: string;
  remove(): unknown;
}
interface Sheet {
  walkDecls(visit: (declaration: Declaration) => void): unknown;
}

/** Names of tokens of the design system in a text. */
export const tokensIn = (text: string): string[] => text.match(/--krds-[\w-]+/g) ?? [];

/** Removes the tokens that nothing else uses, directly or through other tokens. @param kept names used elsewhere */
export const pruneTokens = (sheet: Sheet, kept: Iterable<string>): void => {
  const tokens: Declaration[] = [];
  const used = new Set(kept);
  sheet.walkDecls((one) => {
    if (one.prop.startsWith('--krds-')) tokens.push(one);
    else for (const name of tokensIn(one.value)) used.add(name);
  });
  const valuesOf = Map.groupBy(tokens, ({ prop }) => prop);
  // a set also gives what is added while it is read
  for (const name of used)
    for (const { value } of valuesOf.get(name) ?? []) for (const other of tokensIn(value)) used.add(other);
  for (const token of tokens) if (!used.has(token.prop)) token.remove();
};

/** Names of tokens in the product's own scripts, style sheets and pages. */
const namedIn = (root: string): string[] =>
  globSync(['src/web/**/*.{css,ts,tsx}', 'public/**/*.js', 'index.html'], { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => tokensIn(readFileSync(join(root, file), 'utf8')));

/** Leaves the tokens of KRDS that the product does not use out of its style sheets: three quarters of them. */
export const prunedTokens = (root: string): Plugin => ({
  name: 'pruned-tokens',
  apply: 'build',
  config: () => ({
    css: {
      postcss: {
        plugins: [{ postcssPlugin: 'pruned-tokens', OnceExit: (sheet) => pruneTokens(sheet, namedIn(root)) }],
      },
    },
  }),
});
