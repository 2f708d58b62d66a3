import { eq } from 'drizzle-orm';
import { languageCode } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { domainOf } from '#server/kernel/outside/canonicalUrl.ts';
import { countryCode, countryNamed, languageTag } from '#server/kernel/text/isoCodes.ts';
import { namedCodes } from '#server/kernel/text/namedCodes.ts';
import type { Judged } from '#server/modules/imports/index.ts';
import { outletAddress, registeredNations } from '#server/modules/outlets/index.ts';
import { codesUnder } from '#server/modules/platform/index.ts';
import type { NewsItem, RawNews, StatedFields } from '../collect/newsItem.ts';
import { maxLengths, normalise, refusals } from '../collect/normalise.ts';

/** An article of a list, with what there is to say about it besides its outcome. */
export interface ListedArticle {
  item: NewsItem;
  remark: string | null;
  /** The outlet is known by its name alone: an address would tell its domain. */
  isOutletNamed: boolean;
}

type Record = Readonly<{ [field: string]: string }>;

/** What is said to the person who has to mend the line. */
const sentences: { [Refusal in keyof typeof refusals]: string } = {
  noTitle: '제목이 없습니다.',
  titleTooLong: `제목이 ${maxLengths.title}자를 넘습니다.`,
  bodyTooLong: `본문이 ${maxLengths.body.toLocaleString('ko')}자를 넘습니다.`,
  badUrl: 'URL이 외부 인터넷의 http(s) 주소가 아닙니다.',
  noMedia: '매체를 알 수 없습니다. 매체명이나 URL을 적어 주세요.',
  future: '보도일시가 지금보다 뒤입니다. 날짜를 확인해 주세요.',
};
const sentenceOf = new Map<string, string>(
  (Object.keys(refusals) as (keyof typeof refusals)[]).map((name) => [refusals[name], sentences[name]]),
);

const day = 24 * 3_600_000;
/** Dates of spreadsheets are days since the last day of 1899: these are from 1927 to 2119. */
const serialDate = /^([1-7]\d{4})(?:\.\d+)?$/;

/** A date of a spreadsheet as people write it; other texts as they are. */
export const writtenDate = (text: string): string => {
  if (!serialDate.test(text)) return text;
  const at = Math.round((Number(text) - 25_569) * 86_400) * 1_000;
  const written = new Date(at).toISOString().slice(0, 19).replace('T', ' ');
  return at % day === 0 ? written.slice(0, 10) : written;
};

const languageNames = async (): Promise<Names['languages']> => {
  const rows = await db()
    .select({ lanCd: languageCode.lanCd, lanNm: languageCode.lanNm, lanEngNm: languageCode.lanEngNm })
    .from(languageCode)
    .where(eq(languageCode.delYn, 'N'));
  return namedCodes(rows.map(({ lanCd, lanNm, lanEngNm }) => [lanCd, lanNm, lanEngNm]));
};

const maxKeywords = 50;
const largeClass = namedCodes([
  ['KOREA', '한국', 'korea'],
  ['GLOBAL', '국제', 'global'],
]);

interface Names {
  nations: (name: string) => string | undefined;
  languages: (name: string) => string | undefined;
  classes: (name: string) => string | undefined;
  now: Date;
}

/** What a list states of the analysis, and what of it is not understood. */
const statedIn = (record: Record, { classes }: Names): { stated: StatedFields; unknown: string[] } => {
  const { lclsfNm, featExtrMclsf, featExtrKwdList, featExtrSmry } = record;
  const large = lclsfNm ? largeClass(lclsfNm) : undefined;
  const middle = featExtrMclsf ? classes(featExtrMclsf) : undefined;
  const keywords = [
    ...new Set(
      (featExtrKwdList ?? '')
        .split(/[,;|、\n]/u)
        .map((word) => word.trim().slice(0, 100))
        .filter(Boolean),
    ),
  ].slice(0, maxKeywords);
  return {
    stated: {
      ...(large && { lclsfNm: large }),
      ...(middle && { featExtrMclsf: middle }),
      ...(keywords.length && { featExtrKwdList: keywords }),
      ...(featExtrSmry && { featExtrSmry: featExtrSmry.slice(0, 10_000) }),
    },
    unknown: [
      ...(lclsfNm && !large ? [`모르는 대분류 ‘${lclsfNm.slice(0, 50)}’`] : []),
      ...(featExtrMclsf && !middle ? [`모르는 중분류 ‘${featExtrMclsf.slice(0, 50)}’`] : []),
    ],
  };
};

/** A name that is a domain or an address tells where the outlet is. */
const outletIn = ({ mediaNm, mediaDomain }: Record): Pick<RawNews, 'mediaName' | 'mediaDomain'> => {
  const hostOf = (text: string | undefined): string | null =>
    text && /^(?:https?:\/\/)?[^\s/]+\.[^\s/]+/i.test(text) ? domainOf(text) : null;
  const named = hostOf(mediaNm);
  return { mediaName: named ? null : (mediaNm ?? null), mediaDomain: hostOf(mediaDomain) ?? named };
};

const judged = (record: Record, names: Names, sourceName: string): Judged<ListedArticle> => {
  const title = (record.lclanTtl ?? record.kornTtl)?.slice(0, 200) ?? null;
  const detail = [
    record.mediaNm ?? record.mediaDomain,
    record.frmTrsfNscvrgDt && writtenDate(record.frmTrsfNscvrgDt),
  ]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 200);
  const about = { title: title ?? record.url?.slice(0, 200) ?? null, detail: detail || null };
  const refuse = (refused: string): Judged<ListedArticle> => ({ refused, ...about });

  const { ntnId, lang, frmTrsfNscvrgDt } = record;
  const nation = ntnId ? (countryCode(ntnId) ?? names.nations(ntnId) ?? countryNamed(ntnId)) : null;
  if (ntnId && !nation)
    return refuse(`국가 코드에 없는 나라입니다: ‘${ntnId.slice(0, 50)}’. 고치거나 비워 주세요.`);
  const language = lang ? (languageTag(lang) ?? names.languages(lang)) : null;
  if (lang && !language)
    return refuse(
      `모르는 언어입니다: ‘${lang.slice(0, 50)}’. 고치거나 비워 두세요. 비우면 글에서 알아냅니다.`,
    );
  const outlet = outletIn(record);
  const { item, refused } = normalise(
    {
      ...outlet,
      lclanTtl: record.lclanTtl,
      kornTtl: record.kornTtl,
      articleCn: record.articleCn,
      articleTransCn: record.articleTransCn,
      url: record.url,
      jrnlLclanNm: record.jrnlLclanNm,
      ntnId: nation,
      lang: language ?? null,
      frmTrsfNscvrgDt: frmTrsfNscvrgDt && writtenDate(frmTrsfNscvrgDt),
      // people of the ministry write Korean time, as the product's own export does
      zone: '+09:00',
    } as RawNews,
    sourceName,
    names.now,
  );
  if (refused !== undefined) return refuse(sentenceOf.get(refused) ?? refused);
  if (item.url && !outletAddress(item.url)) return refuse(sentences.badUrl);
  if (item.reportedText !== null)
    return refuse(`보도일시를 날짜로 읽을 수 없습니다: ‘${item.reportedText.slice(0, 50)}’`);
  const { stated, unknown } = statedIn(record, names);
  const remark = unknown.length ? `${unknown.join(', ')}: 분석으로 정합니다.` : null;
  return {
    item: {
      item: { ...item, ...(Object.keys(stated).length && { stated }) },
      remark,
      isOutletNamed: item.mediaDomain === null,
    },
    ...about,
  };
};

/** A judge of the records of a list of articles, by the codes that are registered now. */
export const articleJudge = async (
  sourceName: string,
  now = new Date(),
): Promise<(record: Record) => Judged<ListedArticle>> => {
  const names: Names = {
    nations: await registeredNations(),
    languages: await languageNames(),
    classes: namedCodes(
      (await codesUnder(['MCLSF'])).map(({ cdId, cdNm, cdEngNm }) =>
        // lists often name one half: 문화 of 문화·예술
        [cdId, ...(cdNm ?? '').split('·'), cdId, cdNm, cdEngNm],
      ),
    ),
    now,
  };
  return (record) => judged(record, names, sourceName);
};
