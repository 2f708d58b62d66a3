import { eq } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { enrichBatch } from '#server/modules/analysis/index.ts';
import { rereadActor } from '#server/modules/platform/index.ts';
import {
  type ChangedFields,
  type Corrected,
  type LockedArticle,
  lockArticle,
  ownFields,
  settleChanges,
  writeChange,
  writtenColumns,
} from '../collect/corrections.ts';
import { editedByPeople, textBeforePeople } from '../collect/editedByPeople.ts';
import { languageDrift } from '../collect/language.ts';
import { reportTime } from '../collect/times/reportTime.ts';
import { joinMainPage } from './joinMainPage.ts';
import type { PageReading } from './readPage.ts';

/** A page's text is used if it is longer than that of the feed by this factor. */
const minLengthFactor = 1.2;
const minCorrectedFactor = 0.5;

/**
 * Whether the page has more of the same article: not a paywall, a list, or a page in another language. The page of an
 * article that its outlet has corrected may have less, and that of one whose text is of the page already.
 */
const isGain = (text: string, { articleCn, lanCd, mdaCrctDt, pageClctDt }: LockedArticle): boolean => {
  if (text === articleCn || languageDrift(lanCd, text) !== null) return false;
  const factor = mdaCrctDt ? minCorrectedFactor : minLengthFactor;
  return pageClctDt !== null || text.length > factor * (articleCn?.length ?? 0);
};

/** Fields that the article lacks and the page provides; a time in the future is ignored. */
const lacking = (
  { published, author }: PageReading,
  row: LockedArticle,
  zone: string | null,
  now: Date,
): ChangedFields => {
  const isWanted = row.frmTrsfNscvrgDt === null || row.nscvrgDtClctYn === 'Y';
  const context = { zone, nation: row.ntnId, lang: row.lanCd };
  const at = isWanted && published ? reportTime(published, context) : null;
  return {
    ...(at && at.getTime() <= now.getTime() && { frmTrsfNscvrgDt: at }),
    ...(!row.jrnlLclanNm && author && { jrnlLclanNm: author }),
  };
};

/** What of the fields may be offered beside those of a person: nothing that was known before or is offered already. */
const offerable = async (
  articleId: number,
  row: LockedArticle,
  { articleCn, frmTrsfNscvrgDt }: ChangedFields,
): Promise<ChangedFields> => {
  const offered = (row.mdaCrctCn ?? {}) as Record<string, unknown>;
  const isTimeNews = frmTrsfNscvrgDt && frmTrsfNscvrgDt.toISOString() !== offered.frmTrsfNscvrgDt;
  const isNews =
    articleCn !== undefined &&
    articleCn !== offered.articleCn &&
    // what the page already said before a person wrote another text is no news
    articleCn !== (await textBeforePeople(articleId));
  return {
    ...(isNews && { articleCn }),
    ...(isTimeNews && { frmTrsfNscvrgDt }),
  };
};

/** The article of a page. */
export interface PageArticle {
  articleId: number;
  /** Time zone of its outlet. */
  zone: string | null;
  /** The version for which the page was visited; absent: a kept page is read anew. */
  version?: Date;
}

/** What became of an article by its page: it may have been a second copy of another one. */
export type PageOutcome = Corrected | 'joined';

/**
 * Stores what the page of an article says: its text where it is more than that of the feed, and the time and the author
 * that the article lacks. A visit completes the article that its feed has just given, unless it was changed meanwhile;
 * a page read anew changes one that people know: with a new version and an entry of the history, or as an offer where a
 * person has edited it. An article whose page is stored at another address is joined to it.
 * @param url the address that sent the page
 */
export const storeReading = (
  { articleId, zone, version }: PageArticle,
  reading: PageReading,
  url: string,
  at: Date,
): Promise<PageOutcome> =>
  inTransaction(async () => {
    const actor = version ? 'SYSTEM' : rereadActor;
    if (await joinMainPage(articleId, reading.mainAddress, url, actor)) return 'joined';
    const row = await lockArticle(articleId);
    if (!row) return 'same';
    if (version && (row.mdfrId !== 'SYSTEM' || row.mdfcnDt.getTime() !== version.getTime())) return 'same';
    const fields: ChangedFields = {
      ...(reading.body !== null && isGain(reading.body, row) && { articleCn: reading.body }),
      ...lacking(reading, row, zone, at),
    };
    if (Object.keys(fields).length === 0) return 'same';
    // a text read anew stays that of its visit
    const pageTime = 'articleCn' in fields ? { pageClctDt: version ? at : (row.pageClctDt ?? at) } : {};
    if (version) {
      await db()
        .update(article)
        .set({ ...writtenColumns({ articleId, row, fields }), ...pageTime })
        .where(eq(article.articleId, articleId));
      await enrichBatch(eq(article.articleId, articleId), 1);
      return 'corrected';
    }
    const edited = await editedByPeople([articleId], [...ownFields, 'jrnlLclanNm']);
    const isEdited = edited(articleId, ownFields);
    // the author that a person has removed stays away
    if (edited(articleId, ['jrnlLclanNm'])) delete fields.jrnlLclanNm;
    const change = { articleId, row, fields: isEdited ? await offerable(articleId, row, fields) : fields };
    const became = await writeChange(change, isEdited ? {} : pageTime, isEdited, { at, isReread: true });
    if (became === 'corrected') await settleChanges([change], actor);
    return became;
  });
