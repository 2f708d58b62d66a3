import type { Article } from '#generated/types/article.ts';
import { formatDay } from '#web/kit/dates/kst.ts';
import { outletOf, titlesOf } from './articleWords.ts';
import { detailPath, type ItemKind } from './kind/itemKinds.ts';

/** What a list and a detail both tell of an item that is passed on. */
type PassedOn = Pick<
  Article,
  | 'articleId'
  | 'kornTtl'
  | 'lclanTtl'
  | 'lanCd'
  | 'mediaNm'
  | 'mediaLclanNm'
  | 'ntnNm'
  | 'frmTrsfNscvrgDt'
  | 'url'
>;

/** The item's own address, without the conditions of the list that one came from. */
export const addressOf = (kind: ItemKind, { articleId }: Pick<Article, 'articleId'>): string =>
  location.origin + detailPath(kind, articleId);

/** Marks that turn the order of letters, and ends of lines: they would make other lines of what follows. */
const disturbing = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

const inOneLine = (text: string | null | undefined): string | undefined =>
  text?.replaceAll(disturbing, ' ').trim();

/** A block of lines to be passed on to colleagues: title, outlet and day, the two addresses. */
export const passedOn = (kind: ItemKind, item: PassedOn): string => {
  const { main, local } = titlesOf(item);
  const { frmTrsfNscvrgDt, ntnNm, url } = item;
  const source = [inOneLine(outletOf(item)), ntnNm, frmTrsfNscvrgDt && formatDay(frmTrsfNscvrgDt)].filter(
    Boolean,
  );
  return [inOneLine(main.text), inOneLine(local?.text), source.join(' · '), addressOf(kind, item), url]
    .filter(Boolean)
    .join('\n');
};
