import { readFileSync } from 'node:fs';
import { and, eq, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { resources } from '#generated/resources/index.ts';
import {
  authorityGroup,
  authorityMenu,
  commonCode,
  document,
  menu,
  userGroup,
} from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { storeBaseRows } from '#server/kernel/crud/base/storeBaseRows.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { dataFile } from '#server/kernel/productFiles.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { baseCodes } from './codes.ts';
import { type BaseMenu, baseMenus } from './menus.ts';
import { baseLanguages, baseNations } from './places.ts';
import { baseSharedSites } from './sharedSites.ts';
import { baseSynonyms } from './synonyms.ts';

interface BaseAuthority {
  authrtId: number;
  authrtNm: string;
  rmrk: string;
  /** Urls of its menus, which stand for those below them too, as far as no other group names them. */
  menus: readonly string[];
}

/**
 * Authority groups required by the specification or the first sign-in; the ADMIN level includes the administration
 * menus.
 */
const baseAuthorities: BaseAuthority[] = [
  {
    authrtId: 1,
    authrtNm: '기본 업무',
    rmrk: '관리자 메뉴와 수신 규칙을 뺀 모든 메뉴',
    menus: ['/article', '/product', '/statistics', '/communication'],
  },
  {
    authrtId: 2,
    authrtNm: '편집',
    rmrk: '들어오는 글에 수신 규칙을 거는 담당자',
    menus: ['/article/ArrivalRule'],
  },
  {
    authrtId: constants.overseasMissionAuthorityId,
    authrtNm: '재외공관',
    rmrk: '현지 언론 기사를 다루는 재외공관',
    menus: ['/article', '/statistics', '/communication'],
  },
];

/** User groups by code. */
const baseGroups = [
  { groupCd: 'ADMIN', groupNm: '시스템 관리자', levelCd: 'ADMIN' },
  { groupCd: 'HQ', groupNm: '본부', levelCd: 'USER' },
  { groupCd: 'MISSION', groupNm: '재외공관', levelCd: 'USER' },
] as const;

interface BaseDocument {
  /** Detail code of DOC_KND. */
  docKndCd: string;
  /** yyyy-MM-dd. */
  rvsnYmd: string;
  /** h2, p and ul; the placeholders {기관명}, {누리집}, {문의 이메일} and {문의 전화} are filled in when it is read. */
  docCn: string;
}

const files = [
  ['DOC_KND_PRIVACY', 'privacy-policy.html'],
  ['DOC_KND_TERMS', 'terms.html'],
  ['DOC_KND_REQUIRED', 'required-agreement.html'],
  ['DOC_KND_OPTIONAL', 'optional-agreement.html'],
] as const;

/** The first revision of each document shown at sign-up. */
const baseDocuments = (): BaseDocument[] =>
  files.map(([docKndCd, name]) => ({
    docKndCd,
    rvsnYmd: '2026-01-01',
    docCn: readFileSync(dataFile(`modules/platform/baseData/documents/${name}`), 'utf8').trim(),
  }));

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };

const insertCodes = async (): Promise<void> => {
  const row = ([cdId, cdNm, cdEngNm]: readonly string[], sortNo: number, upCdId: string | null) => ({
    cdId: cdId ?? '',
    upCdId,
    cdNm: cdNm ?? '',
    cdNmFold: fold(cdNm ?? ''),
    cdEngNm: cdEngNm ?? '',
    cdEngNmFold: fold(cdEngNm ?? ''),
    sortNo,
    ...registrar,
  });
  const masters = baseCodes.map(({ master }, index) => row(master, index + 1, null));
  const details = baseCodes.flatMap((code) =>
    code.details.map((detail, index) => row(detail, index + 1, code.master[0])),
  );
  await db().insert(commonCode).values(masters).onConflictDoNothing();
  await db().insert(commonCode).values(details).onConflictDoNothing();
};

/** Countries, languages and shared sites, and the spellings that are searched together. */
const storeShipped = async (): Promise<void> => {
  const shipped = {
    nationCode: baseNations(),
    languageCode: baseLanguages(),
    sharedSite: baseSharedSites,
    searchSynonym: baseSynonyms(),
  };
  for (const [entity, rows] of Object.entries(shipped))
    await storeBaseRows(ourCatalogue, entityOf(ourCatalogue, entity), rows as readonly Row[], {
      adopt: true,
    });
};

/** Administration screens of schemas that are not in the menu tree of the specification. */
const generatedMenus = (): BaseMenu[] => {
  const placed = JSON.stringify(baseMenus);
  return Object.values(resources).flatMap(({ label, menus: [url], screen }) =>
    url && screen !== 'none' && !placed.includes(`"${url}"`) ? [{ menuNm: label, url }] : [],
  );
};

/** Highest id + 1; the caller holds the lock. */
const nextMenuId = async (): Promise<number> => {
  const [row] = await db()
    .select({ highest: sql<number>`coalesce(max(${menu.menuId}), 0)` })
    .from(menu);
  return Number(row?.highest ?? 0) + 1;
};

const insertMenu = async (base: BaseMenu, upMenuId: number | null, sortNo: number): Promise<void> => {
  const [known] = await db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.url, base.url));
  const menuId = known?.menuId ?? (await nextMenuId());
  if (!known) {
    const { menuNm, url, refData } = base;
    await db()
      .insert(menu)
      .values({ menuId, menuNm, url, refData: refData ?? null, upMenuId, sortNo, bsicYn: 'Y', ...registrar });
  }
  for (const [index, child] of (base.children ?? []).entries()) await insertMenu(child, menuId, index + 1);
};

const insertMenus = async (): Promise<void> => {
  for (const [index, base] of baseMenus.entries()) await insertMenu(base, null, index + 1);
  const [admin] = await db().select({ menuId: menu.menuId }).from(menu).where(eq(menu.url, '/admin'));
  for (const base of generatedMenus()) await insertMenu(base, admin?.menuId ?? null, 100);
};

const named = new Set(baseAuthorities.flatMap(({ menus }) => menus));

const insertAuthorities = async (): Promise<void> => {
  for (const { authrtId, authrtNm, rmrk, menus } of baseAuthorities) {
    const added = await db()
      .insert(authorityGroup)
      .values({ authrtId, authrtNm, authrtNmFold: fold(authrtNm), rmrk, sortNo: authrtId, ...registrar })
      .onConflictDoNothing()
      .returning({ authrtId: authorityGroup.authrtId });
    if (added.length === 0) continue;
    const all = await db().select({ menuId: menu.menuId, url: menu.url }).from(menu);
    const granted = all.filter(
      ({ url }) =>
        url &&
        (menus.includes(url) || (!named.has(url) && menus.some((start) => url.startsWith(`${start}/`)))),
    );
    await db()
      .insert(authorityMenu)
      .values(granted.map(({ menuId }) => ({ authrtId, menuId, authorizedYn: 'Y', ...registrar })))
      .onConflictDoNothing();
  }
  // Inserting explicit ids does not advance the sequence.
  await db().execute(sql`
    select setval(pg_get_serial_sequence('authority_group', 'authrt_id'),
      (select greatest(max(authrt_id), 100) from authority_group))`);
};

const insertGroups = async (): Promise<void> => {
  for (const group of baseGroups) {
    const [known] = await db()
      .select({ groupId: userGroup.groupId })
      .from(userGroup)
      .where(and(eq(userGroup.groupCd, group.groupCd)));
    if (known) continue;
    await db()
      .insert(userGroup)
      .values({ ...group, groupNmFold: fold(group.groupNm), groupCdFold: fold(group.groupCd), ...registrar });
  }
};

/** A kind of document with any revision, even a deleted one, is managed by the administrators. */
const insertDocuments = async (): Promise<void> => {
  const known = await db().selectDistinct({ docKndCd: document.docKndCd }).from(document);
  const kinds = new Set(known.map(({ docKndCd }) => docKndCd));
  const missing = baseDocuments().filter(({ docKndCd }) => !kinds.has(docKndCd));
  if (missing.length === 0) return;
  await db()
    .insert(document)
    .values(missing.map((one) => ({ ...one, ...registrar })));
};

/**
 * Inserts missing base data, identified by natural keys, once per build; rows that an administrator changed or deleted
 * are not touched.
 */
export const insertBaseData = (): Promise<void> =>
  advisoryLock('base data', async () => {
    await insertCodes();
    await storeShipped();
    await insertGroups();
    await insertMenus();
    await insertAuthorities();
    await insertDocuments();
  });
