import { missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { presentRecord } from '../../crud/present.ts';
import { readList } from '../../crud/readList.ts';
import { readRecord } from '../../crud/readRecord.ts';
import { sourceOf } from '../../crud/source.ts';
import { validationFailure } from '../../failure.ts';
import type { Handler } from '../../operations/call.ts';
import type { Catalogue } from '../../operations/catalogue.ts';
import { markMemos, withMemo } from '../articleMemo/markMemos.ts';
import { type ArticleQuery, readArticleQuery } from './articleQuery.ts';
import { articleWhere } from './articleWhere.ts';
import { deskFacts } from './deskFacts.ts';
import { neighbours } from './neighbours.ts';

type Ids = 'GET /article-list' | 'GET /article-detail';

const queryOf = (raw: Record<string, unknown>): ArticleQuery => {
  const read = readArticleQuery(raw);
  if (read.problems) throw validationFailure(read.problems);
  return read.query;
};

/** Lists and details of one kind of item. */
const itemHandlers = (catalogue: Catalogue, kind: 'article' | 'thinkTank' | 'sns') => {
  const spec = catalogue.resources[kind];
  if (!spec) throw new Error(`There is no entity ${kind}.`);
  const list: Handler<'GET /article-list'> = async ({ query: raw, caller }) => {
    const query = queryOf(raw);
    const { page, size, sort, total } = query;
    const where = articleWhere(kind, query);
    const found = await readList(
      sourceOf(catalogue, spec),
      caller,
      { filters: [], page, size, sort, total },
      { extra: where },
    );
    return { ...found, data: await markMemos(catalogue, caller, found.data) } as never;
  };
  const detail: Handler<'GET /article-detail'> = async ({ query: raw, caller }) => {
    const { articleId, ...listQuery } = raw;
    if (articleId === undefined || articleId === '')
      throw validationFailure([missing('articleId', '기사 번호')]);
    const query = queryOf(listQuery);
    const record = await readRecord(catalogue, spec, caller, articleId);
    const beside = await neighbours(sourceOf(catalogue, spec), caller, query, record);
    const desk = kind === 'article' ? await deskFacts(spec, record) : {};
    const shown = await withMemo(caller, presentRecord(spec, record));
    return { data: { ...shown, ...beside, ...desk } } as never;
  };
  return { list, detail };
};

export const articleHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const article = itemHandlers(catalogue, 'article');
  return { 'GET /article-list': article.list, 'GET /article-detail': article.detail };
};
