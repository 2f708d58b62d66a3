import { createHash } from 'node:crypto';
import { notImported } from '#contract/listImport.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { readSetting, writeSetting } from '#server/modules/platform/index.ts';
import type { ImportTarget } from './target.ts';

const settingOf = ({ name }: Pick<ImportTarget, 'name'>): string => `listImport.${name}`;

/** Maximum of mappings per person; the oldest are dropped. A setting has room for these of 50 columns each. */
const maxKept = 20;

/** The oldest first. */
interface Kept {
  lists: { key: string; fields: string[] }[];
}

const keyOf = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.join('\u0001')).digest('base64url').slice(0, 22);

const keptBy = async (caller: Caller, target: ImportTarget): Promise<Kept['lists']> =>
  ((await readSetting(caller, settingOf(target))) as Kept | null)?.lists ?? [];

/** The fields that this person has last chosen for these heads; null if they have not imported such a list. */
export const keptColumns = async (
  caller: Caller,
  target: ImportTarget,
  heads: readonly string[],
): Promise<string[] | null> => {
  const known = new Set<string>([notImported, ...target.fields.map(({ value }) => value)]);
  const fields = (await keptBy(caller, target)).find(({ key }) => key === keyOf(heads))?.fields;
  return fields?.length === heads.length && fields.every((field) => known.has(field)) ? fields : null;
};

/** Stores the person's choice for these heads. */
export const keepColumns = async (
  caller: Caller,
  target: ImportTarget,
  heads: readonly string[],
  fields: readonly string[],
): Promise<void> => {
  const key = keyOf(heads);
  const others = (await keptBy(caller, target)).filter((one) => one.key !== key);
  await writeSetting(caller, settingOf(target), {
    lists: [...others.slice(1 - maxKept), { key, fields: [...fields] }],
  });
};
