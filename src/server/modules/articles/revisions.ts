import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { featureKinds, featureLabels } from '#contract/features.ts';
import { appUser, article, changeHistory } from '#generated/tables/index.ts';
import type { ArticleChange, ArticleRevision } from '#generated/types/articleDeskCalls.ts';
import { cellOf } from '#server/kernel/crud/export/cells.ts';
import { reader } from '#server/kernel/database/db.ts';
import { literalNumber, parameterized } from '#server/kernel/database/fragments.ts';
import { actorNames } from '#server/modules/platform/index.ts';

type Row = Record<string, unknown>;

/** One line of the modification history; the values before and after are requested per line. */
export interface RevisionLine {
  chgHstryId: number;
  chgKnd: string;
  regDt: string;
  rgtrNm: string;
  /** Labels of the changed fields. */
  fields: string[];
}

/** Maximum of lines in a detail; the newest are shown. */
const maxLines = 200;

const hiddenFields = new Set([
  'articleId',
  'rgtrId',
  'regDt',
  'mdfrId',
  'mdfcnDt',
  'transOrgnNm',
  'smryOrgnNm',
  'fieldOrgn',
  'mdaCrctCn',
  'mdaCrctDt',
  'nscvrgDtClctYn',
  'nscvrgDtCn',
  'givenUrl',
  'anlsYn',
  'featExtrErrYn',
  'featExtrErrCn',
  'featExtrErrCd',
  'mainNtnScr',
  'mainMediaScr',
  'mainArticleScr',
  'mainSnthsScr',
]);

interface ShownField {
  name: string;
  label: string;
  field: FieldSpec;
}

/**
 * The changed fields with their labels: of a reference and its label field, only the latter, under the label of the
 * reference.
 */
const shownFields = (spec: EntitySpec, changed: readonly string[]): ShownField[] => {
  const fields = changed.flatMap((name) => fieldOf(spec, name) ?? []);
  const labelled = new Set(fields.flatMap(({ labelOf }) => labelOf ?? []));
  const owners = new Set<string>();
  return fields.flatMap((field): ShownField[] => {
    const owner = field.labelOf;
    if (hiddenFields.has(field.name) || labelled.has(field.name) || (owner && owners.has(owner))) return [];
    if (owner) owners.add(owner);
    const label = (owner && fieldOf(spec, owner)?.label) || field.label;
    return [{ name: field.name, label, field }];
  });
};

const namesOf = async (ids: readonly string[]): Promise<Map<string, string>> => {
  if (ids.length === 0) return new Map();
  const people = await reader()
    .select({ userId: appUser.userId, userNm: appUser.userNm })
    .from(appUser)
    .where(inArray(appUser.userId, [...new Set(ids)]));
  return new Map(people.map(({ userId, userNm }) => [userId, userNm ?? userId]));
};

const nameIn = (people: ReadonlyMap<string, string>, rgtrId: string | null): string =>
  actorNames[rgtrId ?? ''] ?? people.get(rgtrId ?? '') ?? rgtrId ?? '';

/** A change as returned by `latestChanges`. */
export interface LatestChange {
  chgHstryId: number;
  chgKnd: string;
  /** ISO 8601, as PostgreSQL writes it. */
  regDt: string;
  rgtrId: string | null;
  userNm: string | null;
  /** Names of the changed fields. */
  names: string[];
}

const changesFor = parameterized<[entityNm: string], LatestChange[] | null>(
  (entityNm) => sql`(
    select json_agg(json_build_object(
      'chgHstryId', latest.chg_hstry_id, 'chgKnd', latest.chg_knd, 'regDt', latest.reg_dt, 'rgtrId', latest.rgtr_id,
      'userNm', (select ${appUser.userNm} from ${appUser} where ${appUser.userId} = latest.rgtr_id),
      'names', case when latest.chg_knd = 'update' and jsonb_typeof(latest.aftr_cn) = 'object' then array(select jsonb_object_keys(latest.aftr_cn)) else '{}' end
    ) order by latest.chg_hstry_id desc)
    from (
      select * from ${changeHistory}
      where ${changeHistory.entityNm} = ${entityNm} and ${changeHistory.recordKey} = ${article.articleId}::text
      order by ${changeHistory.chgHstryId} desc limit ${literalNumber(maxLines)}
    ) latest)`,
);

/** Expression over a row of the article table: its newest changes, newest first; null if there are none. */
export const latestChanges = (spec: EntitySpec): SQL<LatestChange[] | null> => changesFor(spec.name);

const ofRecord = (spec: EntitySpec, key: unknown) =>
  and(eq(changeHistory.entityNm, spec.name), eq(changeHistory.recordKey, String(key)));

const isShown = ({ chgKnd, fields }: RevisionLine): boolean => chgKnd !== 'update' || fields.length > 0;

/** The changes in the form of a record's history: time, user and changed fields. */
export const revisionLines = (spec: EntitySpec, changes: readonly LatestChange[] | null): RevisionLine[] =>
  (changes ?? [])
    .map(({ chgHstryId, chgKnd, regDt, rgtrId, userNm, names }) => ({
      chgHstryId,
      chgKnd,
      regDt: new Date(regDt).toISOString(),
      rgtrNm: actorNames[rgtrId ?? ''] ?? userNm ?? rgtrId ?? '',
      fields: shownFields(spec, names).map(({ label }) => label),
    }))
    .filter(isShown);

/** Features as text: a line for each group that is not empty. */
const featureLines = (value: unknown): string =>
  featureKinds
    .map((kind) => ({ kind, words: ((value ?? {}) as Row)[kind] }))
    .flatMap(({ kind, words }) =>
      Array.isArray(words) && words.length ? `${featureLabels[kind]}: ${words.join(', ')}` : [],
    )
    .join('\n');

const shown = ({ name, field }: ShownField, value: unknown): string | null => {
  if (name === 'featExtr') return featureLines(value) || null;
  const cell = cellOf(field, value);
  return cell === null || cell === '' ? null : String(cell);
};

/**
 * One change of a record, with the values before and after for each field; undefined if the record has no such change.
 */
export const revisionOf = async (
  spec: EntitySpec,
  key: unknown,
  chgHstryId: number,
): Promise<ArticleRevision | undefined> => {
  const [row] = await reader()
    .select()
    .from(changeHistory)
    .where(and(ofRecord(spec, key), eq(changeHistory.chgHstryId, chgHstryId)));
  if (!row) return undefined;
  const [before, after] = [(row.bfrCn ?? {}) as Row, (row.aftrCn ?? {}) as Row];
  const people = await namesOf(row.rgtrId ? [row.rgtrId] : []);
  return {
    chgHstryId,
    chgKnd: row.chgKnd,
    regDt: row.regDt.toISOString(),
    rgtrNm: nameIn(people, row.rgtrId),
    changes: shownFields(spec, Object.keys(after))
      .map(
        (changed): ArticleChange => ({
          name: changed.name,
          label: changed.label,
          before: shown(changed, before[changed.name]),
          after: shown(changed, after[changed.name]),
        }),
      )
      .filter((change) => change.before !== null || change.after !== null),
  };
};
