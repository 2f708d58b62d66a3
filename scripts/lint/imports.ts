import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';

const root = resolve(import.meta.dirname, '../..');
const folders = ['src', 'generated', 'mocks', 'scripts'];

interface Config {
  forbidden: IFlattenedRuleSet['forbidden'];
  options: object;
}

/** An import that .dependency-cruiser.mjs forbids. */
export interface ForbiddenImport {
  /** The importing file or folder. */
  from: string;
  /** The imported file, or the folders of a cycle. */
  to: string;
  /** Name of the rule. */
  rule: string;
}

/** Forbidden imports in a project. @param folder of the project; default: this one */
export const forbiddenImports = async (folder = root): Promise<ForbiddenImport[]> => {
  const { default: config } = (await import(pathToFileURL(join(root, '.dependency-cruiser.mjs')).href)) as {
    default: Config;
  };
  const { output } = await cruise(
    folders.filter((one) => existsSync(join(folder, one))),
    { baseDir: folder, validate: true, ruleSet: { forbidden: config.forbidden ?? [] }, ...config.options },
  );
  return (output as ICruiseResult).summary.violations.map(({ from, to, rule, cycle }) => ({
    from,
    to: cycle?.map(({ name }) => name).join(' → ') ?? to,
    rule: rule.name,
  }));
};
