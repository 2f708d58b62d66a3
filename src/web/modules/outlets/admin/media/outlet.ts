import { isBlank } from '#contract/problems.ts';
import type { Media, MediaItem } from '#generated/types/media.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';

/** An outlet that was merged into the shown one. */
export interface Merge {
  mediaMrgId: number;
  mediaId: number;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  articleCount: number;
  /** Y while its articles are being moved, or moved back after an undo. */
  mvngYn: 'Y' | 'N';
  movedCount: number;
  undoDt: string | null;
  regDt: string;
}

/** A stored outlet, with the values that the server computes. */
export type Outlet = Omit<Media, 'mediaMrgList'> & { mediaMrgList?: Merge[] };

/** An outlet, as far as a list row or a record contains it. */
export type Known = Partial<Record<keyof Media, unknown>> | Row;

/** The main name of an outlet, and a second one. */
export const namesOf = (outlet: Partial<MediaItem>): { main: string; also: string | null } => {
  const names = [outlet.mediaKornNm, outlet.mediaLclanNm, outlet.mediaEngNm].flatMap((name) => name || []);
  const [main = `매체 ${String(outlet.mediaId ?? '')}`] = names;
  // a name that differs only in case adds nothing
  const also = names.find((name) => name?.toUpperCase() !== main.toUpperCase());
  return { main, also: also ?? null };
};

const requiredNames = [
  'url',
  'ntnId',
  'mediaKndCd',
  'mediaKornNm',
  'mediaEngNm',
  'eml',
  'fndnYmd',
  'hdofcLctnAddr',
  'rgnTz',
] as const;

/** Required fields of the form that a collected or imported outlet lacks. */
export const missingOf = (outlet: Known): string[] => requiredNames.filter((name) => isBlank(outlet[name]));

/** Notable states of an outlet, one word each. */
export const statesOf = (outlet: Known): { word: string; tone: Tone }[] => [
  ...(outlet.mrgTrgtMediaId ? [{ word: '병합됨', tone: 'danger' as const }] : []),
  ...(outlet.useYn === 'N' && !outlet.mrgTrgtMediaId ? [{ word: '미사용', tone: 'danger' as const }] : []),
  ...(outlet.deleteYn === 'R' ? [{ word: '삭제 요청', tone: 'notice' as const }] : []),
  ...(outlet.mainMediaYn === 'Y' ? [{ word: '주요', tone: 'good' as const }] : []),
];

/** 0 to 100 with one decimal, so that the decimal points are aligned. */
export const scoreText = (score: unknown): string =>
  typeof score === 'number'
    ? score.toLocaleString('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : '-';

/** Address of all articles of an outlet, of any time and region. */
export const articlesOf = (mediaId: number): string =>
  `/article/Article?mediaId=${mediaId}&period=all&lclsfNm=all`;

/** Opens a popup window, beside the current one. */
export const openPopup = (path: string): void => {
  window.open(path, '_blank', 'popup,width=1000,height=800');
};
