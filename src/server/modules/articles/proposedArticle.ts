import { and, eq } from 'drizzle-orm';
import { languageCode, media } from '#generated/tables/index.ts';
import type { ArticlePage } from '#generated/types/articleDeskCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import {
  languageOf,
  outletMatches,
  type PageTools,
  reportTime,
  visitPage,
  withoutRegion,
} from '#server/modules/collection/index.ts';
import { currentSharedSites, type IsShared } from '#server/modules/outlets/index.ts';

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
