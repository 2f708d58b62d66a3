import { hash } from 'node:crypto';
import { canonicalUrl, domainOf, webAddress } from '#server/kernel/outside/canonicalUrl.ts';
import { countryCode, countryOfDomain } from '#server/kernel/text/isoCodes.ts';
import { lineOf, paragraphsOf } from '#server/kernel/text/plainText.ts';
import { languageOf, withoutRegion } from './language.ts';
import type { NewsItem, RawNews } from './newsItem.ts';
import { reportTime } from './times/reportTime.ts';

/** Maximum lengths in characters of plain text. */
export const maxLengths = { title: 500, body: 200_000, name: 200, time: 100 } as const;
const futureTolerance = 3_600_000;

/** Reasons for not storing an item, as shown in the summary. */
export const refusals = {
  noTitle: '제목이 없음',
  titleTooLong: '제목이 너무 김',
  bodyTooLong: '본문이 너무 김',
  badUrl: '주소가 올바르지 않음',
  noMedia: '매체를 알 수 없음',
  future: '보도일시가 미래임',
} as const;
export type Refusal = (typeof refusals)[keyof typeof refusals];

export type Normalised = { item: NewsItem; refused?: never } | { refused: Refusal; item?: never };

const given = (text: string | null | undefined): text is string => text != null && text.trim() !== '';

const line = (raw: string | null | undefined): string | null => (given(raw) ? lineOf(raw) || null : null);

const body = (raw: string | null | undefined): string => (given(raw) ? paragraphsOf(raw) : '');

/** Names that are too long are cut: an article must not be refused for a list of fifty authors. */
const name = (raw: string | null | undefined): string | null =>
  line(raw)?.slice(0, maxLengths.name).toWellFormed().replace('\ufffd', '') || null;

/** Converts a record of a source to an article, or returns why it is refused. Pure: `now` is passed in. */
export const normalise = (raw: RawNews, sourceName: string, now: Date): Normalised => {
  const lclanTtl = line(raw.lclanTtl) ?? line(raw.kornTtl);
  if (!lclanTtl) return { refused: refusals.noTitle };
  const articleCn = body(raw.articleCn);
  const translation = body(raw.articleTransCn) || null;
  const url = given(raw.url) ? webAddress(raw.url, raw.urlBase) : null;
  if (given(raw.url) && !url) return { refused: refusals.badUrl };
  const mediaDomain =
    (given(raw.mediaDomain) ? domainOf(raw.mediaDomain.trim()) : null) ?? (url && domainOf(url));
  const mediaName = name(raw.mediaName) ?? mediaDomain;
  if (!mediaName) return { refused: refusals.noMedia };

  const ntnId =
    (given(raw.ntnId) ? countryCode(raw.ntnId) : null) ?? (mediaDomain && countryOfDomain(mediaDomain));
  const lang = withoutRegion(languageOf(raw.lang, `${lclanTtl} ${articleCn.slice(0, 600)}`, ntnId));
  const kornTtl = line(raw.kornTtl) ?? (lang === 'ko' || lang.startsWith('ko-') ? lclanTtl : null);
  if (lclanTtl.length > maxLengths.title || (kornTtl?.length ?? 0) > maxLengths.title) {
    return { refused: refusals.titleTooLong };
  }
  if (articleCn.length > maxLengths.body || (translation?.length ?? 0) > maxLengths.body) {
    return { refused: refusals.bodyTooLong };
  }

  const written = line(raw.frmTrsfNscvrgDt);
  const reported = written ? reportTime(written, { zone: raw.zone, nation: ntnId, lang }) : null;
  if (reported && reported.getTime() > now.getTime() + futureTolerance) return { refused: refusals.future };

  return {
    item: {
      kind: 'article',
      kornTtl,
      lclanTtl,
      articleCn,
      articleTransCn: translation,
      url,
      canonicalUrl: url && canonicalUrl(url, raw.keepFragment),
      contentHash: hash('sha256', `${mediaName}\n${lclanTtl}\n${articleCn}`, 'base64url'),
      lang,
      mediaName,
      mediaDomain,
      ntnId,
      frmTrsfNscvrgDt: reported,
      reportedText: reported ? null : (written?.slice(0, maxLengths.time).toWellFormed() ?? null),
      guid: given(raw.guid) ? raw.guid.trim() : null,
      jrnlLclanNm: name(raw.jrnlLclanNm),
      sourceName,
    },
  };
};
