import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import type { ModuleContext } from '#server/kernel/module.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import { currentDictionary } from '#server/modules/analysis/index.ts';
import { openRobots, visitorOf } from '#server/modules/collection/index.ts';
import { addressSentence } from './articleColumns.ts';
import { settleOutletVersion } from './outletVersion.ts';
import { proposedArticle } from './proposedArticle.ts';
import { reviewAnalysis } from './reviewAnalysis.ts';
import { revisionOf } from './revisions.ts';
import { itemAt, publicAddress } from './sameAddress.ts';

type Ids =
  | 'POST /insert-article'
  | 'PUT /update-article'
  | 'POST /article-check/url'
  | 'POST /article-check/page'
  | 'PUT /update-article/analysis'
  | 'PUT /update-article/outlet'
  | 'GET /article-history-detail';

/** Handlers for articles that users register and edit. */
export const articleEditingHandlers = (
  { environment, files }: Pick<ModuleContext, 'environment' | 'files'>,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'article');
  const pages = { visitor: visitorOf(environment), robots: openRobots(() => new Date()) };
  // the dictionary is read before the transaction, in which the texts are analysed with it
  return {
    'POST /insert-article': (call) =>
      withUpload(call, spec, { files }, async (body, upload) => {
        await currentDictionary();
        const record = await insertRecord(catalogue, spec, call.caller, body, upload?.files);
        return { data: presentRecord(spec, record) };
      }),
    'PUT /update-article': (call) =>
      withUpload(call, spec, { files }, async (body, upload) => {
        await currentDictionary();
        const record = await updateRecord(catalogue, spec, call.caller, body, upload?.files, upload?.removed);
        return { data: presentRecord(spec, record) };
      }),
    'PUT /update-article/analysis': async ({ body, caller }) => ({
      data: { mdfcnDt: await reviewAnalysis(catalogue, caller, body) },
    }),
    'PUT /update-article/outlet': async ({ body, caller }) => ({
      data: { mdfcnDt: await settleOutletVersion(catalogue, caller, body) },
    }),
    'POST /article-check/url': async ({ body: { url, articleId } }) => {
      const address = publicAddress(url);
      if (!address) throw validationFailure([invalid('url', 'URL', addressSentence(url))]);
      const known = await itemAt(address, articleId ?? undefined);
      return {
        data: {
          duplicated: known !== undefined,
          articleId: known?.articleId ?? null,
          itemKnd: known?.itemKnd ?? null,
          // the caller may read articles; whether they may read the other kinds is decided by the pages of those
          kornTtl: known?.itemKnd === 'article' ? known.kornTtl : null,
          url: address,
        },
      };
    },
    'POST /article-check/page': async ({ body: { url }, caller }) => {
      const address = publicAddress(url);
      if (!address) throw validationFailure([invalid('url', 'URL', addressSentence(url))]);
      requireVisitAllowed(caller.user.userId);
      return { data: await proposedArticle(address, pages, new Date()) };
    },
    'GET /article-history-detail': async ({ query: { articleId, chgHstryId }, caller }) => {
      await readRecord(catalogue, spec, caller, articleId);
      const revision = await revisionOf(spec, articleId, chgHstryId);
      if (!revision) throw notFound();
      return { data: revision };
    },
  };
};
