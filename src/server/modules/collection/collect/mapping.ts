import { z } from 'zod';
import type { JsonRecord } from '#server/kernel/text/ndjson.ts';
import type { RawNews } from './newsItem.ts';

const fieldNames = [
  'kornTtl',
  'lclanTtl',
  'articleCn',
  'articleTransCn',
  'url',
  'lang',
  'mediaName',
  'mediaDomain',
  'ntnId',
  'frmTrsfNscvrgDt',
  'jrnlLclanNm',
] as const;
export type FieldName = (typeof fieldNames)[number];

const nullableText = z.string().nullable();
const singleRule = z.union([
  z.string(),
  z.strictObject({ constant: nullableText }),
  z.strictObject({
    path: z.string(),
    /** host: use the host name of the address in the field. */
    as: z.literal('host').optional(),
    /** Replacements of whole values; null removes the value. */
    values: z.record(z.string(), nullableText).optional(),
    /** keep (default): a value without replacement is kept; drop: it counts as absent. */
    others: z.enum(['keep', 'drop']).optional(),
  }),
]);
type SingleRule = z.infer<typeof singleRule>;

/** How records of one shape become articles. A path is a name, or names joined by dots. */
export const mappingSchema = z.strictObject({
  name: z.string().min(1),
  /** Description of the records for readers of the file. */
  about: z.string().optional(),
  /** A record with all of these keys has this shape. */
  match: z.array(z.string()).min(1),
  /** A list is tried in order until one gives a value. */
  fields: z.partialRecord(z.enum(fieldNames), z.union([singleRule, z.array(singleRule).min(1)])),
  urlBase: z.url().optional(),
  /** keep: the outlet has several articles on one page, distinguished by the fragment. */
  fragment: z.literal('keep').optional(),
  /** Offset for times without a zone, such as +09:00. */
  zone: z
    .string()
    .regex(/^[+-]\d{2}:\d{2}$/)
    .optional(),
  /** Records that match `where` are not articles: their `fields` are added to all records with the same `on`. */
  join: z
    .strictObject({
      on: z.string(),
      where: z.record(z.string(), z.array(z.string()).min(1)),
      fields: z.partialRecord(z.enum(fieldNames), z.string()),
    })
    .optional(),
});
export type Mapping = z.infer<typeof mappingSchema>;

const valueAt = (record: JsonRecord, path: string): string | null => {
  let value: unknown = record[path];
  if (value === undefined && path.includes('.')) {
    value = path
      .split('.')
      .reduce<unknown>((at, key) => (at as JsonRecord | null | undefined)?.[key], record);
  }
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
};

const read = (record: JsonRecord, rule: SingleRule): string | null => {
  if (typeof rule === 'string') return valueAt(record, rule);
  if ('constant' in rule) return rule.constant;
  const there = valueAt(record, rule.path);
  const value = there !== null && rule.as === 'host' ? (URL.parse(there)?.hostname ?? null) : there;
  if (value === null || !rule.values) return value;
  if (Object.hasOwn(rule.values, value)) return rule.values[value] ?? null;
  return rule.others === 'drop' ? null : value;
};

/** The values that the mapping finds in one record, unvalidated. */
export const rawNewsOf = (mapping: Mapping, record: JsonRecord, joined?: RawNews): RawNews => {
  const raw: RawNews = {
    ...joined,
    urlBase: mapping.urlBase,
    keepFragment: mapping.fragment === 'keep',
    zone: mapping.zone,
  };
  for (const field of fieldNames) {
    const rules = mapping.fields[field];
    if (rules === undefined) continue;
    for (const rule of Array.isArray(rules) ? rules : [rules]) {
      raw[field] = read(record, rule);
      if (raw[field]) break;
    }
  }
  return raw;
};

/** The `on` value of a record whose fields are added to others; null for a record that is itself an article. */
export const joinSourceKey = (mapping: Mapping, record: JsonRecord): string | null => {
  const { join } = mapping;
  if (!join) return null;
  const isSource = Object.entries(join.where).every(([path, values]) =>
    values.includes(valueAt(record, path) ?? ''),
  );
  return isSource ? valueAt(record, join.on) : null;
};

/** The fields that such a record adds to the records with its key. */
export const joinSourceFields = (mapping: Mapping, record: JsonRecord): RawNews => {
  const joined: RawNews = {};
  for (const [field, path] of Object.entries(mapping.join?.fields ?? {})) {
    joined[field as FieldName] = valueAt(record, path);
  }
  return joined;
};

/** The key under which an article finds the record whose fields are added to it. */
export const joinKey = (mapping: Mapping, record: JsonRecord): string | null =>
  mapping.join ? valueAt(record, mapping.join.on) : null;

/** The mapping whose keys the record has; of several, the one with the most keys. */
export const mappingFor = (mappings: readonly Mapping[], record: JsonRecord): Mapping | undefined =>
  mappings
    .filter((mapping) => mapping.match.every((key) => Object.hasOwn(record, key)))
    .sort((one, other) => other.match.length - one.match.length)[0];
