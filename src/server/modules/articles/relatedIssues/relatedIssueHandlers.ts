import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { RelatedIssue } from '#generated/types/relatedIssue.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf } from '#server/kernel/crud/answers.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { asAnswer, presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { validationFailure } from '#server/kernel/failure.ts';

type Ids = 'GET /relationissue-detail' | 'POST /insert-relationissue' | 'PUT /update-relationissue';

const isIds = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((id) => Number.isSafeInteger(id));

/** The words may be sent as ids only (keywordList) or as rows; if both are sent, the rows are used. */
export const withWords = (body: unknown): unknown => {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return body;
  const { keywordList, ...rest } = body as Row;
  if (keywordList === undefined || keywordList === null || rest.featureExtractionDictList !== undefined)
    return rest;
  if (!isIds(keywordList)) throw validationFailure([invalid('keywordList', '키워드')]);
  return { ...rest, featureExtractionDictList: [...new Set(keywordList)].map((extrId) => ({ extrId })) };
};

const withKeywords = (record: Row): Row => ({
  ...record,
  keywordList: ((record.featureExtractionDictList ?? []) as { extrId: number }[]).map(({ extrId }) => extrId),
});

/** Handlers for monitored issues, with the dictionary words that select their articles. */
export const relatedIssueHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'relatedIssue');
  const answer = (record: Row) => ({
    data: presentRecord<RelatedIssue>(spec, withKeywords(record)),
  });
  return {
    'GET /relationissue-detail': async (call) => {
      const { data } = await detailOf<Row>(call, spec, catalogue);
      return { data: asAnswer<RelatedIssue>(withKeywords(data)) };
    },
    'POST /insert-relationissue': async ({ body, caller }) =>
      answer(await insertRecord(catalogue, spec, caller, withWords(body))),
    'PUT /update-relationissue': async ({ body, caller }) =>
      answer(await updateRecord(catalogue, spec, caller, withWords(body))),
  };
};
