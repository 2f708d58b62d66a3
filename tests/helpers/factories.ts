import { randomUUID } from 'node:crypto';
import { today } from '#contract/days.ts';
import { appUser, article, authorityUser, media, mediaFeed } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { hashPassword } from '#server/modules/accounts/index.ts';
import { outletAddress } from '#server/modules/outlets/index.ts';
import { articleTokens, keywordTokens, noFindings } from '#server/modules/search/index.ts';
import { inBoundDatabase } from './testDatabase.ts';

/**
 * Rows for tests, stored without a call of the API. Each function takes only the columns that matter to the test, and
 * returns whole rows. They use the bound database (and its transaction), else the test file's.
 */

type Article = typeof article.$inferSelect;
type Outlet = typeof media.$inferSelect;
type Source = typeof mediaFeed.$inferSelect;
type Account = typeof appUser.$inferSelect;
export type ArticleColumns = Partial<typeof article.$inferInsert>;
export type OutletColumns = Partial<typeof media.$inferInsert>;
type SourceColumns = Partial<typeof mediaFeed.$inferInsert>;
export type AccountColumns = Partial<typeof appUser.$inferInsert>;

const only = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('Nothing was stored.');
  return row;
};

const articleRow = (columns: ArticleColumns): ArticleColumns => {
  const { kornTtl, lclanTtl = null, articleCn = null, articleTransCn = null, jrnlLclanNm = null } = columns;
  const texts = { kornTtl: kornTtl ?? (lclanTtl === null ? '기사' : null), lclanTtl };
  const analysed = {
    featExtr: columns.featExtr ?? noFindings.featExtr,
    featExtrKwdList: columns.featExtrKwdList ?? noFindings.featExtrKwdList,
    featExtrSmry: columns.featExtrSmry ?? noFindings.featExtrSmry,
  };
  const reportedAt = columns.frmTrsfNscvrgDt ?? columns.regDt ?? null;
  return {
    ...texts,
    ...articleTokens({ ...texts, articleCn, articleTransCn, jrnlLclanNm, ...analysed, reportedAt }),
    kw: keywordTokens(analysed),
    ...columns,
  };
};

/** Stores articles in one statement, with the tokens by which they are found; titled 기사 unless they have a title. */
export const createArticles = (list: readonly ArticleColumns[]): Promise<Article[]> =>
  inBoundDatabase(async () => db().insert(article).values(list.map(articleRow)).returning());

export const createArticle = async (columns: ArticleColumns = {}): Promise<Article> =>
  only(await createArticles([columns]));

/** Stores outlets in one statement; named 시험신문 unless they have a Korean name. */
export const createOutlets = (list: readonly OutletColumns[]): Promise<Outlet[]> =>
  inBoundDatabase(async () =>
    db()
      .insert(media)
      .values(list.map((columns) => ({ mediaKornNm: '시험신문', ...columns })))
      .returning(),
  );

export const createOutlet = async (columns: OutletColumns = {}): Promise<Outlet> =>
  only(await createOutlets([columns]));

/** Stores a source of collection, of a new outlet unless `mediaId` names one. */
export const createSource = async (feedUrl: string, columns: SourceColumns = {}): Promise<Source> =>
  inBoundDatabase(async () => {
    const mediaId = columns.mediaId ?? (await createOutlet({ ntnId: 'KR' })).mediaId;
    const row = { feedUrl, canonicalUrl: outletAddress(feedUrl) ?? feedUrl, ...columns, mediaId };
    return only(await db().insert(mediaFeed).values(row).returning());
  });

/** The password of accounts from createAccount. */
export const accountPassword = 'Colleague!2345';
let hash: Promise<string> | undefined;

/**
 * Stores an account that can sign in with `accountPassword`: approved and certified unless `columns` says otherwise.
 * @param authorities authority groups of which it is a member for reading
 */
export const createAccount = async (
  columns: AccountColumns = {},
  authorities: readonly number[] = [],
): Promise<Account> => {
  hash ??= hashPassword(accountPassword, 10);
  const pswdHash = await hash;
  const { userId = randomUUID(), userNm = '박동료' } = columns;
  const { eml = `${userId}@demo.go.kr` } = columns;
  return inBoundDatabase(async () => {
    const stored = await db()
      .insert(appUser)
      .values({
        userNm,
        userNmFold: userNm && fold(userNm),
        telno: '02-300-4000',
        jbgdNm: '주무관',
        jbpsNm: '주무관',
        instNm: '문화체육관광부',
        deptNm: '해외홍보정책과',
        pswdHash,
        pswdChgYmd: today(),
        lastJoinCertYmd: today(),
        joinCertYn: 'Y',
        userAprvYn: 'Y',
        ...columns,
        userId,
        eml,
        emlFold: eml && fold(eml),
      })
      .returning();
    if (authorities.length)
      await db()
        .insert(authorityUser)
        .values(authorities.map((authrtId) => ({ authrtId, userId, prslYn: 'Y', wrtYn: 'N' })));
    return only(stored);
  });
};
