import type { PgTable } from 'drizzle-orm/pg-core';
import { countText } from '#contract/countText.ts';
import { resources } from '#generated/resources/index.ts';
import { accessLog, errorLog, loginLog, privacyLog } from '#generated/tables/index.ts';
import { menuRows } from '#server/kernel/access/menus.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import type { LogKind, LogRow } from '#server/kernel/http/logs.ts';

const homes: Record<LogKind, { entity: string; table: PgTable }> = {
  access: { entity: 'accessLog', table: accessLog },
  error: { entity: 'errorLog', table: errorLog },
  login: { entity: 'loginLog', table: loginLog },
  privacy: { entity: 'privacyLog', table: privacyLog },
};

type Menus = Awaited<ReturnType<typeof menuRows>>;

/** The menu that the caller named, if the call belongs to it; else the first that the call belongs to. */
const menuName = (menus: Menus, { urls, named }: NonNullable<LogRow['menu']>): string | null => {
  const own = menus.filter(({ url }) => url !== null && urls.includes(url));
  return (own.find(({ menuId }) => menuId === named) ?? own[0])?.menuNm ?? null;
};

/** Text that the database takes: no NUL, no half letters, no longer than its field. */
const tidy = (value: unknown, maxLength = 300): unknown =>
  typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed().slice(0, maxLength) : value;

/** Stores rows of one log in one statement. @throws what the database throws */
export const storeRows = async (kind: LogKind, rows: readonly LogRow[]): Promise<void> => {
  if (rows.length === 0) return;
  const { entity, table } = homes[kind];
  const fields = resources[entity]?.fields ?? [];
  const lengths = new Map(fields.map(({ name, maxLength }) => [name, maxLength]));
  const menus = rows.some(({ menu }) => menu) ? await menuRows() : [];
  const values = rows.map(({ menu, ...row }) => {
    const named = menu ? { ...row, menuNm: menuName(menus, menu) } : row;
    const tidied = Object.entries(named).map(([name, value]) => [name, tidy(value, lengths.get(name))]);
    return storedValues(fields, Object.fromEntries(tidied) as Record<string, unknown>);
  });
  await db().insert(table).values(values);
};

/** Says in the access log that rows are missing. */
export const lostRow = (count: number, now = new Date()): LogRow => ({
  regDt: now,
  userId: 'SYSTEM',
  prgrmNm: `기록 공백: 로그 ${countText(count)}을 저장하지 못했습니다.`,
});
