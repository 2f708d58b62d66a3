import { inArray } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { nationScore, outletScore, type Weights, weights } from '#server/modules/outlets/index.ts';
import type { Features } from './features.ts';

interface ScoredFindings extends Pick<Features, 'featExtrKwdList' | 'relIssueNmList'> {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  /** Characters of the original or the translation, whichever is longer. */
  length: number;
}

const rounded = (score: number): number => Math.round(score * 10) / 10;

/** Beyond this many characters, length no longer adds to the score. */
const longEnough = 3_000;

/**
 * Score of an article by its content, 0 to 100: 30 for concerning Korea, 10 for a known class, up to 30 for dictionary
 * words (6 each), up to 20 for watched issues (10 each), up to 10 for its length.
 */
export const articleScore = ({
  lclsfNm,
  featExtrMclsf,
  featExtrKwdList,
  relIssueNmList,
  length,
}: ScoredFindings): number =>
  rounded(
    (lclsfNm === 'KOREA' ? 30 : 0) +
      (featExtrMclsf ? 10 : 0) +
      Math.min(30, 6 * (featExtrKwdList?.length ?? 0)) +
      Math.min(20, 10 * (relIssueNmList?.length ?? 0)) +
      10 * Math.min(1, length / longEnough),
  );

/** The score that articles are sorted by: half content, a quarter outlet, a quarter country. */
export const wholeScore = (article: number, outlet: number, nation: number): number =>
  rounded(article / 2 + outlet / 4 + nation / 4);

/** How long counts are cached, in milliseconds. */
const keptFor = 60_000;

interface Outlet {
  isMain: boolean;
  articles: number;
  ntnId: string | null;
}

interface Known {
  weights: Weights;
  outlets: Map<number, Outlet>;
  until: number;
}

const known = new WeakMap<Database, Known>();

const countsNow = async (): Promise<Known> => {
  const database = currentDatabase();
  const mine = known.get(database);
  if (mine && performance.now() < mine.until) return mine;
  const made = { weights: await weights(), outlets: new Map(), until: performance.now() + keptFor };
  known.set(database, made);
  return made;
};

/** The properties of an article that its outlet and country scores depend on. */
interface Placed {
  mediaId: number | null;
  ntnId: string | null;
}

interface Scores {
  mainNtnScr: number;
  mainMediaScr: number;
  mainSnthsScr: number | null;
}

const readOutlets = async ({ outlets }: Known, ids: readonly (number | null)[]): Promise<void> => {
  const missing = [...new Set(ids)].filter((id): id is number => id !== null && !outlets.has(id));
  if (missing.length === 0) return;
  const rows = await db()
    .select({
      mediaId: media.mediaId,
      mainMediaYn: media.mainMediaYn,
      articleCount: media.articleCount,
      ntnId: media.ntnId,
    })
    .from(media)
    .where(inArray(media.mediaId, missing));
  for (const { mediaId, mainMediaYn, articleCount, ntnId } of rows)
    outlets.set(mediaId, { isMain: mainMediaYn === 'Y', articles: articleCount ?? 0, ntnId });
};

/** Scores outlets and countries by counts that are cached for a minute; missing ones are read in one statement. */
export const outletScorer = async (
  mediaIds: readonly (number | null)[],
): Promise<(placed: Placed, mainArticleScr: number | null) => Scores> => {
  const counts = await countsNow();
  await readOutlets(counts, mediaIds);
  const { byNation, maxOfNation, maxOfOutlet } = counts.weights;
  return ({ mediaId, ntnId }, mainArticleScr) => {
    const outlet = counts.outlets.get(mediaId ?? -1);
    const mainNtnScr = nationScore(byNation.get(ntnId ?? outlet?.ntnId ?? '') ?? 0, maxOfNation);
    const mainMediaScr = outletScore(outlet?.isMain ?? false, outlet?.articles ?? 0, maxOfOutlet);
    const mainSnthsScr =
      mainArticleScr === null ? null : wholeScore(mainArticleScr, mainMediaScr, mainNtnScr);
    return { mainNtnScr, mainMediaScr, mainSnthsScr };
  };
};
