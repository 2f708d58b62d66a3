import { createHash } from 'node:crypto';
import { notImported, outletListFields } from '#contract/outletImport.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { readSetting, writeSetting } from '#server/modules/platform/index.ts';

const settingKey = 'outletImport';

/** Maximum of mappings per person; the oldest are dropped. A setting has room for these of 50 columns each. */
const maxKept = 20;

/** The oldest first. */
interface Kept {
  lists: { key: string; fields: string[] }[];
}

const keyOf = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.join('\u0001')).digest('base64url').slice(0, 22);

const known = new Set<string>([notImported, ...outletListFields.map(({ value }) => value)]);

const keptBy = async (caller: Caller): Promise<Kept['lists']> =>
  ((await readSetting(caller, settingKey)) as Kept | null)?.lists ?? [];

/** The fields that this person has last chosen for these heads; null if they have not imported such a list. */
export const keptColumns = async (caller: Caller, heads: readonly string[]): Promise<string[] | null> => {
  const fields = (await keptBy(caller)).find(({ key }) => key === keyOf(heads))?.fields;
  return fields?.length === heads.length && fields.every((field) => known.has(field)) ? fields : null;
};

/** Stores the person's choice for these heads. */
export const keepColumns = async (
  caller: Caller,
  heads: readonly string[],
  fields: readonly string[],
): Promise<void> => {
  const key = keyOf(heads);
  const others = (await keptBy(caller)).filter((one) => one.key !== key);
  await writeSetting(caller, settingKey, {
    lists: [...others.slice(1 - maxKept), { key, fields: [...fields] }],
  });
};
