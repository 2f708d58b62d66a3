import { isBlank } from '#contract/problems.ts';
import type { Media, MediaItem } from '#generated/types/media.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';
import type { Row } from '../../spec/formValues.ts';

/** An outlet that was merged into the one that is shown. */
export interface Merge {
  mediaMrgId: number;
  mediaId: number;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  articleCount: number;
  /** Y while its articles are on their way, back if it was undone. */
  mvngYn: 'Y' | 'N';
  movedCount: number;
  undoDt: string | null;
  regDt: string;
}

/** A stored outlet with what the server computes. */
export type Outlet = Omit<Media, 'mediaMrgList'> & { mediaMrgList?: Merge[] };

/** As much of an outlet as a row of a list or a record has. */
export type Known = Partial<Record<keyof Media, unknown>> | Row;

/** What an outlet is called first, and second. */
export const namesOf = (outlet: Partial<MediaItem>): { main: string; also: string | null } => {
  const names = [outlet.mediaKornNm, outlet.mediaLclanNm, outlet.mediaEngNm].flatMap((name) => name || []);
  const [main = `매체 ${String(outlet.mediaId ?? '')}`] = names;
  // the English name of a paper that writes itself in Latin letters says nothing new
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

/** What the form asks for and collected and imported outlets lack. */
export const missingOf = (outlet: Known): string[] => requiredNames.filter((name) => isBlank(outlet[name]));

/** What is special about an outlet, in a word each. */
export const statesOf = (outlet: Known): { word: string; tone: Tone }[] => [
  ...(outlet.mrgTrgtMediaId ? [{ word: '병합됨', tone: 'danger' as const }] : []),
  ...(outlet.useYn === 'N' && !outlet.mrgTrgtMediaId ? [{ word: '미사용', tone: 'danger' as const }] : []),
  ...(outlet.deleteYn === 'R' ? [{ word: '삭제 요청', tone: 'notice' as const }] : []),
  ...(outlet.mainMediaYn === 'Y' ? [{ word: '주요', tone: 'good' as const }] : []),
];

/** 0 to 100 with one decimal, so that the points stand below each other. */
export const scoreText = (score: unknown): string =>
  typeof score === 'number'
    ? score.toLocaleString('ko-KR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    : '-';

/** Address of the articles of an outlet, of all times and kinds. */
export const articlesOf = (mediaId: number): string =>
  `/article/Article?mediaId=${mediaId}&period=all&lclsfNm=all`;

/** The popups are windows of their own, beside the one that is worked in. */
export const openPopup = (path: string): void => {
  window.open(path, '_blank', 'popup,width=1000,height=800');
};
