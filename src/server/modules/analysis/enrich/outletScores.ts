import { inArray } from 'drizzle-orm';
import { media } from '#generated/tables/index.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { currentDatabase, db } from '#server/kernel/database/db.ts';
import { nationScore, outletScore, type Weights, weights } from '#server/modules/outlets/index.ts';
import { wholeScore } from './articleScore.ts';

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
export interface Placed {
  mediaId: number | null;
  ntnId: string | null;
}

export interface Scores {
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
