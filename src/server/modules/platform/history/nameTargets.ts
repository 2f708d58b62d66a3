import { inArray } from 'drizzle-orm';
import { fieldOf, namingFields } from '#contract/entityFields.ts';
import { isBlank } from '#contract/validation.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { keyValue, type Row } from '#server/kernel/crud/readRecord.ts';
import { readRows } from '#server/kernel/crud/readRows.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';

/** The actor of what outlets changed in their own articles. */
export const outletActor = 'OUTLET';
/** The actor of what differs since stored answers of outlets were read by newer rules. */
export const rereadActor = 'REREAD';
/** The actor of what the repair of stored articles changed, and of its undoing. */
export const repairActor = 'REPAIR';
export const repairUndoActor = 'REPAIR_UNDO';

/** Names of actors that are not users. */
export const actorNames: Readonly<Record<string, string>> = {
  SYSTEM: '시스템',
  AI: 'AI',
  [outletActor]: '매체가 고침',
  [rereadActor]: '다시 읽기',
  [repairActor]: '수집 규칙으로 바로잡기',
  [repairUndoActor]: '바로잡은 것 되돌리기',
};

/** Current names of records of one entity, including deleted ones; personal names masked. */
const namesOf = async (
  catalogue: Catalogue,
  entity: string,
  given: readonly unknown[],
): Promise<Map<string, string>> => {
  const spec = catalogue.resources[entity];
  if (!spec || spec.represents === spec.key) return new Map();
  const keys = [...new Set(given.map((key) => keyValue(spec, key)))].filter((key) => key !== undefined);
  if (keys.length === 0) return new Map();
  const source = sourceOf(catalogue, spec);
  const rows = await readRows(source, [spec.key, ...namingFields(spec)], (query) =>
    query.where(inArray(columnOf(source.base, spec.key), keys)),
  );
  const personal = fieldOf(spec, spec.represents)?.personal;
  return new Map(
    rows.flatMap((row) => {
      const name = namingFields(spec)
        .map((field) => row[field])
        .find((value) => !isBlank(value));
      if (name === undefined) return [];
      return [[String(row[spec.key]), String(personal ? mask(personal, name) : name)]];
    }),
  );
};

/** The name in the history, for a record that is permanently deleted; the history stores it masked. */
const formerName = (catalogue: Catalogue, { entityNm, bfrCn, aftrCn }: Row): string | null => {
  const name = catalogue.resources[String(entityNm)]?.represents ?? '';
  const found = (aftrCn as Row | null)?.[name] ?? (bfrCn as Row | null)?.[name];
  return typeof found === 'string' ? found : null;
};

/** Adds the names of the changed record and of the user who changed it. */
export const nameTargets: Completion = async (catalogue, _caller, rows) => {
  const people = await namesOf(
    catalogue,
    'user',
    rows.map(({ rgtrId }) => rgtrId),
  );
  const targets = new Map<string, Map<string, string>>();
  for (const [entity, changes] of Map.groupBy(rows, ({ entityNm }) => String(entityNm))) {
    const keys = changes.map(({ recordKey }) => recordKey);
    targets.set(entity, await namesOf(catalogue, entity, keys));
  }
  return rows.map((row) => {
    const [entity, rgtrId] = [String(row.entityNm), String(row.rgtrId)];
    return {
      ...row,
      entityLbl: catalogue.resources[entity]?.label ?? entity,
      recordNm: targets.get(entity)?.get(String(row.recordKey)) ?? formerName(catalogue, row),
      rgtrNm: actorNames[rgtrId] ?? people.get(rgtrId) ?? rgtrId,
    };
  });
};
