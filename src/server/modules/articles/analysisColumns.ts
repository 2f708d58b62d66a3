import type { RecordWrite } from '#server/kernel/crud/policies.ts';
import {
  type EnrichedField,
  type EnrichedTexts,
  enrichedColumns,
  enrichedFields,
  isEmpty,
  latestDictionary,
  type Origins,
  originsOf,
  outletScorer,
  setByPerson,
} from '#server/modules/analysis/index.ts';
import { keywordTokens } from '#server/modules/search/index.ts';

type Row = Record<string, unknown>;

const textNames = ['kornTtl', 'lclanTtl', 'articleCn', 'articleTransCn'] as const;

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const isSame = (one: unknown, other: unknown): boolean =>
  (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other);

/** The fields that the user has set: for a new article the filled ones, otherwise the changed ones. */
const setFields = ({ before, record }: RecordWrite): EnrichedField[] =>
  enrichedFields.filter((field) =>
    before ? !isSame(before[field], record[field]) : !isEmpty(record[field]),
  );

const hasNewTexts = ({ before, record }: RecordWrite): boolean =>
  !before || textNames.some((name) => !isSame(before[name], record[name]));

const textsOf = (record: Row): EnrichedTexts => ({
  kornTtl: text(record.kornTtl),
  lclanTtl: text(record.lclanTtl),
  articleCn: text(record.articleCn),
  articleTransCn: text(record.articleTransCn),
  lanCd: text(record.lanCd),
});

const id = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/**
 * The columns that the analysis sets at a write. New texts are analysed; values set by the user stay, now and at every
 * later analysis. Without a loaded dictionary, the article is analysed after the next start.
 * @param lanCd the language, if it was detected during the write
 */
export const analysisColumns = async (write: RecordWrite, lanCd?: string): Promise<Row> => {
  const { record } = write;
  const set = setFields(write);
  const known: Origins = originsOf(record.fieldOrgn);
  const fieldOrgn = set.length ? setByPerson(known, set, new Date()) : known;
  const derived = { kw: keywordTokens(record), ...(set.length && { fieldOrgn }) };
  if (!hasNewTexts(write)) return derived;
  const dictionary = latestDictionary();
  if (!dictionary) return { ...derived, anlsYn: 'N' };
  const texts = textsOf({ ...record, ...(lanCd && { lanCd }) });
  const columns = enrichedColumns(dictionary, texts, { ...record, fieldOrgn });
  const [mediaId, ntnId] = [id(record.mediaId), text(record.ntnId)];
  const scored = await outletScorer([mediaId]);
  return { ...columns, ...scored({ mediaId, ntnId }, columns.mainArticleScr) };
};
