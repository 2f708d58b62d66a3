import type { OperationSpec } from '#contract/entity.ts';
import { privacyLog } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { db } from '../../database/db.ts';
import { menuRows } from '../menus/menus.ts';
import type { OwnedFile } from './ownedFile.ts';

const menuName = async (urls: readonly string[]): Promise<string | null> => {
  const rows = await menuRows();
  return rows.find(({ url }) => url !== null && urls.includes(url))?.menuNm ?? null;
};

const longestWhat = 300;

/** Notes who takes which protected files away, from where and why. It stands before the first byte goes out. */
export const noteDownload = async (
  operation: OperationSpec,
  caller: Caller,
  files: readonly OwnedFile[],
  reason: string | null,
): Promise<void> => {
  const { userId, eml, userNm } = caller.user;
  const owners = Map.groupBy(files, ({ spec, record }) => `${spec.name} ${String(record[spec.key])}`);
  const rows = await Promise.all(
    [...owners.values()].map(async (own) => {
      const [{ spec, record, right }] = own as [OwnedFile];
      const names = own.map(({ orgnlFileNm }) => orgnlFileNm).join(', ');
      return {
        userId,
        userEml: eml,
        userNm,
        ip: caller.ip,
        menuNm: await menuName(right.menus),
        prgrmNm: operation.id,
        trgtNm: spec.label,
        trgtKey: String(record[spec.key]),
        prcsCn: `파일 다운로드: ${names}`.slice(0, longestWhat),
        rsn: reason,
        rowCnt: own.length,
        rgtrId: userId,
        mdfrId: userId,
      };
    }),
  );
  await db().insert(privacyLog).values(rows);
};
