import type { EntitySpec } from '#contract/entity.ts';
import { changeHistory } from '#generated/tables/index.ts';
import type { Caller } from '../access/caller.ts';
import { rightsMayHaveChanged } from '../access/rightsChanged.ts';
import { db } from '../database/db.ts';

type Row = Record<string, unknown>;

const bookkeeping = new Set(['mdfcnDt', 'mdfrId', 'masked']);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** Only what differs, as it was and as it is. */
export const difference = (before: Row, after: Row): { before: Row; after: Row } => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !bookkeeping.has(name))
    .filter((name) => JSON.stringify(plain(before[name])) !== JSON.stringify(plain(after[name])));
  const pick = (row: Row): Row => Object.fromEntries(names.map((name) => [name, plain(row[name])]));
  return { before: pick(before), after: pick(after) };
};

/** Writes who changed what, in the transaction of the change. Nothing changed, nothing written. */
export const recordChange = async (
  spec: EntitySpec,
  key: unknown,
  kind: 'insert' | 'update' | 'delete',
  caller: Caller | null,
  before: Row,
  after: Row,
): Promise<void> => {
  const changed = difference(before, after);
  if (kind === 'update' && Object.keys(changed.after).length === 0) return;
  await db()
    .insert(changeHistory)
    .values({
      entityNm: spec.name,
      recordKey: String(key),
      chgKnd: kind,
      bfrCn: changed.before,
      aftrCn: changed.after,
      rgtrId: caller?.user.userId ?? 'SYSTEM',
    });
  await rightsMayHaveChanged(spec.name);
};
