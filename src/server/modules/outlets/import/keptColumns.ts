import { createHash } from 'node:crypto';
import { notImported, outletListFields } from '#contract/outletImport.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { readSetting, writeSetting } from '#server/modules/platform/index.ts';

const settingKey = 'outletImport';

/** Maximum of mappings per person; the oldest are dropped. */
const maxKept = 30;

type Kept = Record<string, string[]>;

const keyOf = (heads: readonly string[]): string =>
  createHash('sha256').update(heads.join('\u0001')).digest('base64url').slice(0, 22);

const known = new Set<string>([notImported, ...outletListFields.map(({ value }) => value)]);

/** The fields that this person has last chosen for these heads; null if they have not imported such a list. */
export const keptColumns = async (caller: Caller, heads: readonly string[]): Promise<string[] | null> => {
  const kept = (await readSetting(caller, settingKey)) as Kept | null;
  const fields = kept?.[keyOf(heads)];
  return fields?.length === heads.length && fields.every((field) => known.has(field)) ? fields : null;
};

/** Stores the person's choice for these heads. */
export const keepColumns = async (
  caller: Caller,
  heads: readonly string[],
  fields: readonly string[],
): Promise<void> => {
  const key = keyOf(heads);
  const { [key]: _, ...others } = ((await readSetting(caller, settingKey)) ?? {}) as Kept;
  const latest = Object.entries(others).slice(1 - maxKept);
  await writeSetting(caller, settingKey, Object.fromEntries([...latest, [key, [...fields]]]));
};
