import { and, inArray } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { ExportOperation } from '#contract/entity.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { maxPicked } from '#contract/list.ts';
import { invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Call, Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sendList } from '#server/kernel/crud/export/exportList.ts';
import { readExportParts } from '#server/kernel/crud/export/exportQuery.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { db, inTransaction, together } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { foldedWhere, withFolds } from '#server/modules/analysis/index.ts';
import { hasRead, isNew } from '#server/modules/reading/index.ts';
import { isNarrowed, itemMarks, noDeclaredConditions, queryWords } from '#server/modules/search/index.ts';
import { type ItemsQuery, itemsWhere, labelWords, readItemsQuery } from './label/itemsQuery.ts';
import { neighbours } from './neighbours.ts';
import { readItem } from './readItem.ts';

/**
 * Marks articles as local press, or removes the mark; all of them or none.
 * @returns number of articles whose mark changed
 * @throws Failure 400 without articles or with too many, 404 if one of them does not exist
 */
const markOnsite = async (
  catalogue: Catalogue,
  caller: Caller | null,
  articleIds: readonly number[],
  onsiteMediaArticleYn: string,
): Promise<number> => {
  const ids = [...new Set(articleIds)].sort((a, b) => a - b);
  if (ids.length === 0) throw validationFailure([invalid('articleIds', '기사', '기사를 골라 주세요.')]);
  if (ids.length > maxPicked)
    throw validationFailure([invalid('articleIds', '기사', `한 번에 ${maxPicked}건까지 바꿀 수 있습니다.`)]);
  const spec = entityOf(catalogue, 'article');
  const source = sourceOf(catalogue, spec);
  return inTransaction(async () => {
    const found = await db()
      .select({ articleId: article.articleId, was: article.onsiteMediaArticleYn })
      .from(article)
      .where(and(inArray(article.articleId, ids), visibleRows(source, caller)))
      .orderBy(article.articleId)
      .for('no key update');
    if (found.length < ids.length) throw notFound();
    const changed = found.filter(({ was }) => was !== onsiteMediaArticleYn);
    if (changed.length === 0) return 0;
    // articles that already have the mark are not written: their version stays current for users who have them open
    await db()
      .update(article)
      .set({
        onsiteMediaArticleYn,
        mdfrId: caller?.user.userId ?? 'SYSTEM',
        mdfcnDt: nextVersion(article.mdfcnDt),
      })
      .where(
        inArray(
          article.articleId,
          changed.map(({ articleId }) => articleId),
        ),
      );
    await writeHistory(
      spec,
      ...changed.map(({ articleId, was }) => ({
        kind: 'update' as const,
        key: articleId,
        caller,
        before: { onsiteMediaArticleYn: was },
        after: { onsiteMediaArticleYn },
      })),
    );
    return changed.length;
  });
};

/** An export of picked rows has no other conditions: those of the list may have changed since the rows were picked. */
const unconditioned: Partial<ItemsQuery> = {
  terms: [],
  excluded: [],
  typed: { terms: [], excluded: [] },
  typedFacts: undefined,
  keywords: [],
  fields: [],
  board: '',
  collectionTypes: undefined,
  ...noDeclaredConditions,
  unreadOf: undefined,
  isFolded: undefined,
  clusterId: undefined,
  label: undefined,
};

/**
 * Answers with the list of one kind as a file: its conditions and its order, without pagination; or with the picked
 * rows, whatever the conditions.
 * @param label name of the file, if the kind's own name is too general
 * @throws Failure 400 with every problem of the query
 */
const exportItems = async (
  call: Call,
  catalogue: Catalogue,
  kind: ItemKind,
  form: ExportOperation,
  label?: string,
): Promise<FastifyReply> => {
  const spec = entityOf(catalogue, kind);
  const { listed, parts, problems } = readExportParts(spec, form, call.query);
  const { query, problems: faults = [] } = await readItemsQuery(listed, kind, call.caller);
  if (!query || !parts || problems.length) throw validationFailure([...faults, ...problems]);
  const { only, ...file } = parts;
  const { page, size, sort, total } = query;
  const list = { filters: only ? [only] : [], page, size, sort, total };
  const picked = only?.op === 'equals' ? only.values.length : 0;
  const conditions = picked ? { ...query, ...unconditioned } : query;
  return sendList(
    call,
    spec,
    catalogue,
    { list, ...file },
    {
      label,
      extra: await foldedWhere(
        catalogue,
        call.caller,
        conditions,
        (await itemsWhere(kind, conditions)).where,
      ),
      conditions: await queryWords(catalogue, kind, conditions, {
        picked,
        further: await labelWords(call.caller, conditions),
      }),
    },
  );
};

/** The path prefix of a kind's operations. */
export const paths = { article: 'article', thinkTank: 'thinktank', sns: 'sns' } as const satisfies Record<
  ItemKind,
  string
>;
type Path = (typeof paths)[ItemKind];
type Files = 'excel' | 'full-excel' | 'txt' | 'full-txt';
type Onsite = 'GET /article-list/onsite' | 'GET /article-list-excel/onsite' | 'PUT /update-article/onsite';
type Ids = `GET /${Path}-${'list' | 'detail' | `list-${Files}`}` & keyof Calls;

/** The parsed query of a list. @throws Failure 400 with every problem */
export const queryOf = async (
  { query: raw, caller }: Pick<Call, 'query' | 'caller'>,
  kind: ItemKind,
): Promise<ItemsQuery> => {
  const read = await readItemsQuery(raw, kind, caller);
  if (read.problems) throw validationFailure(read.problems);
  return read.query;
};

/** Handlers for lists, details and files of one kind of item. */
const itemHandlers = (catalogue: Catalogue, kind: ItemKind) => {
  const spec = entityOf(catalogue, kind);
  const list = async (call: Call) => {
    const { caller } = call;
    const query = await queryOf(call, kind);
    const { page, size, sort, total } = query;
    const { where, isDecided } = await itemsWhere(kind, query);
    const folded = await foldedWhere(catalogue, caller, query, where);
    const marks = await itemMarks(catalogue, caller);
    const found = await readList(
      sourceOf(catalogue, spec),
      caller,
      { filters: [], page, size, sort, total },
      {
        extra: folded,
        isNarrowed: isNarrowed(query) || query.label !== undefined || folded !== where,
        made: { ...marks.made, readYn: hasRead(caller), newYn: isNew(caller, kind) },
      },
    );
    const shown = found.data.map(marks.shown);
    return {
      ...found,
      ...(!isDecided && { totalIsExact: false }),
      data: query.isFolded ? await withFolds(shown, where) : shown,
    };
  };
  const detail = async ({ query: raw, caller }: Call) => {
    const { articleId, ...listQuery } = raw;
    if (articleId === undefined || articleId === '')
      throw validationFailure([missing('articleId', '기사 번호')]);
    const query = await queryOf({ query: listQuery, caller }, kind);
    const { record, shown, further } = await readItem(catalogue, spec, caller, articleId);
    const [beside, others] = await together(() =>
      Promise.all([neighbours(sourceOf(catalogue, spec), caller, query, record), further()]),
    );
    return { data: { ...shown, ...beside, ...others } };
  };
  const file = (form: ExportOperation) => (call: Call) => exportItems(call, catalogue, kind, form);
  const at = `GET /${paths[kind]}` as const;
  return {
    [`${at}-list`]: list,
    [`${at}-detail`]: detail,
    [`${at}-list-excel`]: file('excel'),
    [`${at}-list-full-excel`]: file('fullExcel'),
    [`${at}-list-txt`]: file('txt'),
    [`${at}-list-full-txt`]: file('fullTxt'),
  };
};

/** The call with the condition that lists of missions abroad always have. */
const ofLocalPress = <C extends Pick<Call, 'query'>>(call: C): C => ({
  ...call,
  query: { ...call.query, onsiteMediaArticleYn: 'Y' },
});

/** Handlers for articles of the local press, which missions abroad list, mark and unmark. */
export const onsiteHandlers = (catalogue: Catalogue): { [Id in Onsite & keyof Calls]: Handler<Id> } => {
  const items = itemHandlers(catalogue, 'article');
  return {
    // the handlers are created per kind, under paths that TypeScript cannot compose
    'GET /article-list/onsite': async (call) =>
      (await items['GET /article-list']?.(ofLocalPress(call))) as never,
    'GET /article-list-excel/onsite': (call) =>
      exportItems(ofLocalPress(call), catalogue, 'article', 'excel', '현지 언론 기사'),
    'PUT /update-article/onsite': async ({ body: { articleIds, onsiteMediaArticleYn }, caller }) => ({
      data: { changed: await markOnsite(catalogue, caller, articleIds, onsiteMediaArticleYn) },
    }),
  };
};

/** Handlers for articles, think-tank and social items: all are in one table and read by the same code. */
export const articleHandlers = (catalogue: Catalogue) =>
  Object.assign({}, ...(Object.keys(paths) as ItemKind[]).map((kind) => itemHandlers(catalogue, kind))) as {
    [Id in Ids]: Handler<Id>;
  };
