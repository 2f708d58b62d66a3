import type { FastifyReply } from 'fastify';
import type { ExportOperation } from '#contract/entity.ts';
import type { Call } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sendList } from '#server/kernel/crud/export/exportList.ts';
import { readExportParts } from '#server/kernel/crud/export/exportQuery.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import {
  type ArticleQuery,
  articleWhere,
  type ItemKind,
  queryWords,
  readArticleQuery,
} from '#server/modules/search/index.ts';

/** What picked rows come in a file by: themselves. They were picked under conditions that may have changed since. */
const unconditioned: Partial<ArticleQuery> = {
  terms: [],
  excluded: [],
  keywords: [],
  fields: [],
  ntnId: [],
  mediaId: [],
  lang: [],
  lclsfNm: [],
  featExtrMclsf: [],
  board: '',
  collectionTypes: undefined,
  startDate: undefined,
  endDate: undefined,
};

/**
 * Answers with the list of one kind as a file: its conditions and its order, without its pages; or with the rows that
 * were picked, under whatever conditions.
 * @param label what the file is called where the kind's own name says too little
 * @throws Failure 400 with every fault of the query
 */
export const exportItems = async (
  call: Call,
  catalogue: Catalogue,
  kind: ItemKind,
  form: ExportOperation,
  label?: string,
): Promise<FastifyReply> => {
  const spec = entityOf(catalogue, kind);
  const { listed, parts, problems } = readExportParts(spec, form, call.query);
  const { query, problems: faults = [] } = readArticleQuery(listed, kind);
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
      extra: await articleWhere(kind, conditions),
      conditions: await queryWords(catalogue, kind, conditions, { picked }),
    },
  );
};
