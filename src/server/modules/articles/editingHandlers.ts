import { and, eq } from 'drizzle-orm';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { languageCode, media } from '#generated/tables/index.ts';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { withUpload } from '#server/kernel/crud/answers.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import type { ModuleContext } from '#server/kernel/module.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { requireVisitAllowed } from '#server/kernel/outside/visitLimits.ts';
import { currentDictionary } from '#server/modules/analysis/index.ts';
import {
  languageOf,
  openRobots,
  outletMatches,
  type PageTools,
  reportTime,
  visitorOf,
  visitPage,
  withoutRegion,
} from '#server/modules/collection/index.ts';
import { currentSharedSites, type IsShared } from '#server/modules/outlets/index.ts';
import { addressSentence } from './articleColumns.ts';
import { settleOutletVersion } from './outletVersion.ts';
import { reviewAnalysis } from './reviewAnalysis.ts';
import { revisionOf } from './revisions.ts';
import { itemAt, publicAddress } from './sameAddress.ts';

/** Milliseconds for the page and the robots rules of its site. */
const timeoutMs = 40_000;

const nothing: ArticlePage = {
  problem: null,
  kornTtl: null,
  lclanTtl: null,
  mediaId: null,
  outletNm: null,
  ntnId: null,
  frmTrsfNscvrgDt: null,
  jrnlLclanNm: null,
  articleCn: null,
  lanCd: null,
};

/**
 * The active outlet with the domain of the address, or with the name in the page if several outlets share the domain.
 */
const outletAt = async (address: string, name: string | null, isShared: IsShared) => {
  const mediaDomain = domainOf(address);
  if (!mediaDomain || (isShared(mediaDomain) && !name)) return undefined;
  const { same, order } = outletMatches({ mediaName: name ?? '', mediaDomain, ntnId: null }, isShared);
  const [row] = await db()
    .select({ mediaId: media.mediaId, ntnId: media.ntnId, zone: media.rgnTz })
    .from(media)
    .where(and(same, eq(media.delYn, 'N'), eq(media.useYn, 'Y')))
    .orderBy(...order)
    .limit(1);
  return row;
};

const knownLanguage = async (tag: string): Promise<string | null> => {
  const [row] = await db()
    .select({ lanCd: languageCode.lanCd })
    .from(languageCode)
    .where(eq(languageCode.lanCd, tag));
  return row?.lanCd ?? null;
};

/**
 * The data that an article's page provides for its registration; parts that it does not provide are null. If the page
 * could not be read, all are null and `problem` has a message. A time without a zone is in the outlet's.
 * @param url a result of `publicAddress`
 */
export const proposedArticle = async (
  url: string,
  tools: Omit<PageTools, 'isSole'>,
  now: Date,
): Promise<ArticlePage> => {
  const found = await visitPage(url, { ...tools, isSole: true }, AbortSignal.timeout(timeoutMs));
  if (!found.reading) return { ...nothing, problem: found.problem ?? null };
  const { title, outletName, published, author, lang, body } = found.reading;
  const isShared = await currentSharedSites();
  const outlet =
    (await outletAt(found.url, outletName, isShared)) ?? (await outletAt(url, outletName, isShared));
  const at = published ? reportTime(published, { zone: outlet?.zone, nation: outlet?.ntnId, lang }) : null;
  const tag = withoutRegion(languageOf(lang, `${title ?? ''} ${body?.slice(0, 600) ?? ''}`));
  return {
    problem: null,
    kornTtl: tag === 'ko' ? title : null,
    lclanTtl: title,
    mediaId: outlet?.mediaId ?? null,
    outletNm: outletName,
    ntnId: outlet?.ntnId ?? null,
    frmTrsfNscvrgDt: at && at.getTime() <= now.getTime() ? at.toISOString() : null,
    jrnlLclanNm: author,
    articleCn: body,
    lanCd: await knownLanguage(tag),
  };
};

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
