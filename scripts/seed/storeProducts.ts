import { inArray } from 'drizzle-orm';
import { boardPlaces } from '#contract/boards.ts';
import { boardPost } from '#generated/tables/index.ts';
import { currentMenus } from '#server/kernel/access/menus.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { demoAccounts } from '#server/modules/accounts/index.ts';
import { pdfOf } from '../demo/pdf.ts';
import { pictureOf } from '../demo/picture.ts';
import { type DemoProduct, demoProducts } from '../demo/products.ts';
import { random } from '../demo/random.ts';
import { attachFile } from './attachFile.ts';

const day = 86_400_000;
const hour = 3_600_000;

const nameOf = (userId: string): string =>
  demoAccounts.find((account) => account.userId === userId)?.userNm ?? userId;

interface Place {
  menuId: number;
  pstKndCd: string;
}

const storeProduct = async (
  store: FileStore,
  { daysAgo, ttl, text, by, pictures = [], file, looks = 0 }: DemoProduct,
  { menuId, pstKndCd }: Place,
  until: Date,
): Promise<void> => {
  const regDt = new Date(until.getTime() - daysAgo * day - 2 * hour);
  const rgtrNm = nameOf(by);
  const [row] = await db()
    .insert(boardPost)
    .values({
      menuId,
      pstKndCd,
      ttl,
      ttlFold: fold(ttl),
      cn: text.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      inqCnt: looks,
      rgtrId: by,
      rgtrNm,
      rgtrNmFold: fold(rgtrNm),
      mdfrId: by,
      regDt,
      mdfcnDt: regDt,
    })
    .returning({ pstId: boardPost.pstId });
  if (!row) return;
  const files = [
    ...pictures.map((picture) => ({ ...picture, bytes: pictureOf(random(`${ttl}/${picture.name}`)) })),
    ...(file ? [{ name: file, bytes: pdfOf('Culture press monitor - sample') }] : []),
  ];
  for (const [index, one] of files.entries())
    await attachFile(store, {
      ...one,
      ownerEntity: 'boardPost',
      ownerKey: row.pstId,
      by,
      at: new Date(regDt.getTime() + index),
    });
};

/** Stores the posts of the product pages, unless these boards have any. */
export const storeProducts = async (store: FileStore, until: Date): Promise<void> => {
  const menus = await currentMenus();
  const places = boardPlaces(menus);
  const byUrl = new Map(
    menus.flatMap(({ url, menuId }): [string, Place][] => {
      const place = places.get(menuId);
      return url && place ? [[url, place]] : [];
    }),
  );
  const wanted = [...byUrl.values()].map(({ menuId }) => menuId);
  const [known] = wanted.length
    ? await db()
        .select({ pstId: boardPost.pstId })
        .from(boardPost)
        .where(inArray(boardPost.menuId, wanted))
        .limit(1)
    : [];
  if (known) return;
  await inTransaction(async () => {
    for (const one of demoProducts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      const place = byUrl.get(one.url);
      if (place) await storeProduct(store, one, place, until);
    }
  });
};
