import { formatDay } from '#web/kit/dates/kst.ts';
import { outletOf, type Published, type Titled, titlesOf } from '../items/itemNames.ts';
import { type ItemKindName, itemPath, popupPath } from '../items/itemPlaces.ts';

/** Hash of the window's address that makes it print its content. */
export const printHash = '#print';

/** Opens the item in a window of its own; an open one is brought to the front. */
export const openPopup = (kind: ItemKindName, articleId: number, hash = ''): void => {
  const width = Math.min(1200, window.screen.availWidth);
  const height = Math.min(900, window.screen.availHeight);
  window
    .open(popupPath(kind, articleId) + hash, `${kind}-${articleId}`, `popup,width=${width},height=${height}`)
    ?.focus();
};

/** The fields of a shared item that lists, search and details all have. */
export interface PassedOn extends Titled, Published {
  articleId: number;
  ntnNm: string | null;
  frmTrsfNscvrgDt: string | null;
  url: string | null;
}

/** The item's own address, without the conditions of the list it was opened from. */
export const addressOf = (kind: ItemKindName, { articleId }: Pick<PassedOn, 'articleId'>): string =>
  location.origin + itemPath(kind, articleId);

/** Bidirectional control characters and line breaks, which would break or reorder the following lines. */
const disturbing = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

const inOneLine = (text: string | null | undefined): string | undefined =>
  text?.replaceAll(disturbing, ' ').trim();

/** A text block for sharing: title, outlet and day, the two addresses. */
export const passedOn = (kind: ItemKindName, item: PassedOn): string => {
  const { main, local } = titlesOf(item);
  const { frmTrsfNscvrgDt, ntnNm, url } = item;
  const source = [inOneLine(outletOf(item)), ntnNm, frmTrsfNscvrgDt && formatDay(frmTrsfNscvrgDt)].filter(
    Boolean,
  );
  return [inOneLine(main.text), inOneLine(local?.text), source.join(' · '), addressOf(kind, item), url]
    .filter(Boolean)
    .join('\n');
};
