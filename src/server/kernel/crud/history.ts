import type { EntitySpec } from '#contract/entity.ts';
import { historyOwner } from '#contract/historyOwner.ts';
import { resources } from '#generated/resources/index.ts';
import type { Caller } from '../access/caller.ts';
import type { Change } from '../access/change.ts';
import { rightsMayHaveChanged } from '../access/rightsChanged.ts';
import { addHistory, type HistoryEntry } from '../database/changeHistory.ts';
import { noteChanged } from './logPersonalDataAccess.ts';
import { masked } from './present.ts';

type Row = Record<string, unknown>;

const bookkeeping = new Set(['mdfcnDt', 'mdfrId', 'masked', 'maskedValues']);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null)) as unknown;

/** The fields that differ, with their values before and after. */
export const difference = (before: Row, after: Row): { before: Row; after: Row } => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !bookkeeping.has(name))
    .filter((name) => JSON.stringify(plain(before[name])) !== JSON.stringify(plain(after[name])));
  const pick = (row: Row): Row => Object.fromEntries(names.map((name) => [name, plain(row[name])]));
  return { before: pick(before), after: pick(after) };
};

const entryOf = (spec: EntitySpec, change: Change): HistoryEntry | undefined => {
  const { kind, key, caller } = change;
  const owner = historyOwner(spec, resources);
  const { before, after } = difference(change.before, change.after);
  if (kind === 'update' && Object.keys(after).length === 0) return undefined;
  return {
    entityNm: owner.name,
    recordKey: String(key),
    chgKnd: kind,
    bfrCn: masked(owner.fields, before),
    aftrCn: masked(owner.fields, after),
    rgtrId: caller?.user.userId ?? 'SYSTEM',
  };
};

/**
 * Writes the changes and their callers to the history, in the transaction of the changes; personal data only masked.
 * Without a difference nothing is written. @returns whether something was written
 */
export const writeHistory = async (spec: EntitySpec, ...changes: Change[]): Promise<boolean> => {
  const entries = changes.flatMap((change) => entryOf(spec, change) ?? []);
  await addHistory(entries);
  return entries.length > 0;
};

/** Writes the change to the history and applies its effect on rights (sessions, cached permission sets). */
export const recordChange = async (
  spec: EntitySpec,
  key: unknown,
  kind: Change['kind'],
  caller: Caller | null,
  before: Row,
  after: Row,
): Promise<void> => {
  const change = { kind, key, caller, before, after };
  await noteChanged(spec, key, caller);
  if (await writeHistory(spec, change)) await rightsMayHaveChanged(spec, change);
};
