import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { QueryFactField } from '#contract/queryFields.ts';
import { type article, commonCode, languageCode, media, nationCode } from '#generated/tables/index.ts';
import { cachedReading } from '#server/kernel/database/cachedReading.ts';
import { db } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { type KnownWords, keyOfWord, knownWord, wordsBeginning } from '../typos/knownWord.ts';
import { nearest } from '../typos/typos.ts';

/** Fields whose values are names of records. */
export const namedFields = ['outlet', 'nation', 'language', 'category', 'region'] as const;
export type NamedField = (typeof namedFields)[number];

export const isNamedField = (field: QueryFactField): field is NamedField =>
  namedFields.some((name) => name === field);

/** Columns of items that hold the keys. */
export const columnOfField = {
  outlet: 'mediaId',
  nation: 'ntnId',
  language: 'lanCd',
  category: 'featExtrMclsf',
  region: 'lclsfNm',
} as const satisfies Record<NamedField, keyof typeof article>;

type Key = string | number;

/** A record with its names, the one that is shown first. */
interface Named {
  key: Key;
  names: string[];
}

interface Names {
  /** Keys of the records with a name, by `keyOfWord`. */
  byName: ReadonlyMap<string, ReadonlySet<Key>>;
  /** The names that are shown. */
  shown: KnownWords;
  /** The shown name of each record, by its key as text. */
  byKey: ReadonlyMap<string, string>;
}

const namesOf = (all: readonly Named[]): Names => {
  const byName = new Map<string, Set<Key>>();
  for (const { key, names } of all)
    for (const name of [...names, String(key)]) {
      const keys = byName.get(keyOfWord(name)) ?? new Set();
      byName.set(keyOfWord(name), keys.add(key));
    }
  const shown = all.flatMap(({ names: [first] }) =>
    first ? [[keyOfWord(first), knownWord(first, 1)] as const] : [],
  );
  const byKey = new Map(
    all.flatMap(({ key, names: [first] }) => (first ? [[String(key), first] as const] : [])),
  );
  return { byName, shown: new Map(shown), byKey };
};

const given = (...names: (string | null)[]): string[] =>
  names.filter((name) => name !== null && name !== '') as string[];

const region: Named[] = [
  { key: 'KOREA', names: ['한국', 'Korea'] },
  { key: 'GLOBAL', names: ['국제', 'Global'] },
];

const english = new Intl.DisplayNames('en', { type: 'language' });

const readNames = async (): Promise<Record<NamedField, Names>> => {
  const { mediaId, mediaKornNm, mediaLclanNm, mediaEngNm, mediaAbbrNm, dmnNm } = media;
  const outlets = await db()
    .select({ mediaId, mediaKornNm, mediaLclanNm, mediaEngNm, mediaAbbrNm, dmnNm })
    .from(media)
    .where(eq(media.delYn, 'N'));
  const { ntnId, ntnNm, ntnEngNm } = nationCode;
  const nations = await db().select({ ntnId, ntnNm, ntnEngNm }).from(nationCode);
  const languages = await db()
    .select({ lanCd: languageCode.lanCd, lanNm: languageCode.lanNm })
    .from(languageCode);
  const { cdId, cdNm, cdEngNm } = commonCode;
  const categories = await db()
    .select({ cdId, cdNm, cdEngNm })
    .from(commonCode)
    .where(sql`${cdId} like 'MCLSF\\_%'`);
  return {
    outlet: namesOf(
      outlets.map((one) => ({
        key: one.mediaId,
        names: given(one.mediaKornNm, one.mediaLclanNm, one.mediaEngNm, one.mediaAbbrNm, one.dmnNm),
      })),
    ),
    nation: namesOf(nations.map((one) => ({ key: one.ntnId, names: given(one.ntnNm, one.ntnEngNm) }))),
    language: namesOf(
      languages.map((one) => ({ key: one.lanCd, names: given(one.lanNm, english.of(one.lanCd) ?? null) })),
    ),
    category: namesOf(
      categories.map((one) => ({
        key: one.cdId,
        // "문화·예술" is found as each of its words too
        names: given(one.cdNm, one.cdEngNm, ...(one.cdNm ?? '').split('·').map((part) => part.trim())),
      })),
    ),
    region: namesOf(region),
  };
};

const markNow = async (): Promise<string> => {
  const { mark } = await row(
    z.object({ mark: z.string() }),
    sql`select concat_ws(' ',
      (select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') from ${media}),
      (select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') from ${nationCode}),
      (select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') from ${languageCode}),
      (select count(*) || ' ' || coalesce(max(mdfcn_dt)::text, '') from ${commonCode})) as mark`,
  );
  return mark;
};

const { current } = cachedReading(markNow, readNames);
/** Age of the cached names in ms. */
const freshFor = 5_000;
/** Outlets that one part of a name stands for at most. */
const maxKeys = 300;

/**
 * The keys of the records that a value names: those with this name; of outlets else those whose names contain it.
 * @returns empty: there is none
 */
export const keysNamed = async (field: NamedField, value: string): Promise<Key[]> => {
  const { byName } = (await current(freshFor))[field];
  const key = keyOfWord(value.replace(/\*$/u, ''));
  const exact = value.endsWith('*') ? undefined : byName.get(key);
  if (exact || field !== 'outlet' || key === '') return [...(exact ?? [])];
  const isIn = value.endsWith('*')
    ? (name: string) => name.startsWith(key)
    : (name: string) => name.includes(key);
  const keys = [...byName].flatMap(([name, some]) => (isIn(name) ? [...some] : []));
  return [...new Set(keys)].slice(0, maxKeys);
};

/** The shown name of a record, else its key, that names no other record; undefined if there is none. */
export const nameOfKey = async (field: NamedField, key: string): Promise<string | undefined> => {
  const known = (await current(freshFor))[field].byKey.get(key);
  for (const name of [known, key]) {
    const [only, another] = name === undefined ? [] : await keysNamed(field, name);
    if (name !== undefined && String(only) === key && another === undefined) return name;
  }
  return undefined;
};

/** Shown names that begin with what is typed, in any of the ways that words are completed. */
export const namesBeginning = async (field: NamedField, typed: string): Promise<string[]> => {
  const { shown } = (await current(freshFor))[field];
  return typed === ''
    ? [...shown.values()].slice(0, 5).map(({ written }) => written)
    : wordsBeginning(typed, shown);
};

/** The shown name nearest to an unknown one; undefined if none is near. */
export const nameNear = async (field: NamedField, value: string): Promise<string | undefined> => {
  const { shown } = (await current(freshFor))[field];
  return (await nearest(knownWord(value, 1).letters, shown))[0];
};
