import { eq } from 'drizzle-orm';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { userGroup } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { RecordWrite } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { settleAll } from '#server/kernel/database/settleAll.ts';
import { canonicalUrl, storedAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { credentialsSentence, hasCredentials } from '#server/kernel/outside/publicAddress.ts';
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
import { languageOf, registerLanguages } from '#server/modules/collection/index.ts';
import {
  articleTokens,
  keywordTokens,
  type SearchableArticle,
  withFiles,
} from '#server/modules/search/index.ts';
import { itemAt, publicAddress } from './sameAddress.ts';

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
const analysisColumns = async (write: RecordWrite, lanCd?: string): Promise<Row> => {
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

/** Message for an address that is not on the public web. */
export const addressSentence = (url: string): string =>
  hasCredentials(url)
    ? credentialsSentence
    : '인터넷에서 누구나 열 수 있는 주소(http, https)를 입력해 주세요.';

/** Maximum time in milliseconds by which a publication time may be ahead of the server's clock. */
const tolerance = 3_600_000;

/** Origin of a text written by a user. */
const person = 'person';

const isFilled = (value: unknown): boolean => (text(value)?.trim() ?? '') !== '';

/** Problems of a print report without the data that it needs instead of an address. */
const printProblems = ({ record, files }: RecordWrite): FormProblem[] => [
  ...(isFilled(record.prcvpg) && isFilled(record.prcvsc)
    ? []
    : [invalid(isFilled(record.prcvpg) ? 'prcvsc' : 'prcvpg', '지면', messages.form.printReportNeeded)]),
  ...(files > 0 ? [] : [invalid('files', '첨부파일', messages.form.articleFileNeeded)]),
];

const urlProblems = async ({ record, before }: RecordWrite): Promise<FormProblem[]> => {
  const url = text(record.url);
  if (!url || url === before?.url) return [];
  const address = publicAddress(url);
  if (!address) return [invalid('url', 'URL', addressSentence(url))];
  const known = await itemAt(address, before?.articleId as number | undefined);
  return known ? [invalid('url', 'URL', `이미 등록된 URL입니다. (기사 번호 ${known.articleId})`)] : [];
};

const moment = (value: unknown): Date | null =>
  typeof value === 'string' || value instanceof Date ? new Date(value) : null;

const isSameTime = (before: Row, record: Row): boolean =>
  String(moment(before.frmTrsfNscvrgDt)) === String(moment(record.frmTrsfNscvrgDt));

const timeProblems = ({ record, before }: RecordWrite, now: number): FormProblem[] => {
  const { frmTrsfNscvrgDt: at } = record;
  const isUnchanged = before && String(before.frmTrsfNscvrgDt) === String(at);
  if (isUnchanged || (typeof at !== 'string' && !(at instanceof Date))) return [];
  return new Date(at).getTime() > now + tolerance
    ? [invalid('frmTrsfNscvrgDt', '보도일시', messages.dateRange.beyondMax)]
    : [];
};

/** Problems of an article beyond the rules of its schema. */
export const articleProblems = async (write: RecordWrite, now = Date.now()): Promise<FormProblem[]> => [
  ...(write.record.prcYn === 'Y' ? printProblems(write) : []),
  ...(await urlProblems(write)),
  ...timeProblems(write, now),
];

/** The origin of a text: a user, once written or corrected by one; none for a removed text. */
const originOf = ({ before, record }: RecordWrite, field: string, origin: string): Row => {
  if ((text(before?.[field]) ?? null) === text(record[field])) return {};
  return { [origin]: text(record[field]) ? person : null };
};

const searchable = (record: Row): SearchableArticle => ({
  kornTtl: text(record.kornTtl),
  lclanTtl: text(record.lclanTtl),
  articleCn: text(record.articleCn),
  articleTransCn: text(record.articleTransCn),
  jrnlLclanNm: text(record.jrnlLclanNm),
  featExtrSmry: text(record.featExtrSmry),
  featExtrKwdList: record.featExtrKwdList,
  featExtr: record.featExtr,
  reportedAt: moment(record.frmTrsfNscvrgDt) ?? moment(record.regDt),
});

/** The detected language of the article, if none was given. */
const languageColumn = async ({ record }: RecordWrite): Promise<{ lanCd?: string }> => {
  const original = [record.lclanTtl, record.articleCn].map(text).filter(Boolean).join('\n').slice(0, 600);
  if (text(record.lanCd) || original === '') return {};
  const lanCd = languageOf(null, original);
  await registerLanguages([lanCd]);
  return { lanCd };
};

/** The code of the author's group, by which articles are counted. */
const groupCode = async (caller: Caller | null): Promise<string | null> => {
  const groupId = caller?.user.groupId;
  if (groupId === null || groupId === undefined) return null;
  const [group] = await db()
    .select({ groupCd: userGroup.groupCd })
    .from(userGroup)
    .where(eq(userGroup.groupId, groupId));
  return group?.groupCd ?? null;
};

/** The search columns without attachments: after a change of files their tokens are updated separately. */
const searchColumns = async ({ before, record }: RecordWrite, analysis: Row): Promise<Row> => {
  const columns = articleTokens(searchable({ ...record, ...analysis }));
  const hasFiles = Array.isArray(before?.files) && before.files.length > 0;
  return hasFiles ? { ...columns, tk: await withFiles(columns.tk) } : { ...columns };
};

/** The derived columns: address, search, origins, and for a new article the way of its registration. */
export const articleColumns = async (write: RecordWrite): Promise<Row> => {
  const { before, record, caller } = write;
  const url = text(record.url);
  const isNew = url !== null && url !== before?.url;
  const address = isNew ? publicAddress(url) : url;
  const language = await languageColumn(write);
  const [analysis, userGroupCd] = await settleAll([
    analysisColumns(write, language.lanCd),
    before ? Promise.resolve(null) : groupCode(caller),
  ]);
  return {
    ...(await searchColumns(write, analysis)),
    ...originOf(write, 'articleTransCn', 'transOrgnNm'),
    ...originOf(write, 'featExtrSmry', 'smryOrgnNm'),
    ...language,
    ...analysis,
    ...(address && isNew ? storedAddress(address) : { url: address, ...(!address && { givenUrl: null }) }),
    canonicalUrl: address ? canonicalUrl(address) : null,
    // a time that a person has set is the article's own
    ...(before && !isSameTime(before, record) && { nscvrgDtClctYn: 'N', nscvrgDtCn: null }),
    ...(!before && { menualYn: 'Y', aiYn: 'N', payYn: 'N', userGroupCd }),
  };
};
