import type { OperationSpec } from '#contract/entity.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import type { OwnedFile } from './ownedFile.ts';

const maxDescriptionLength = 300;

/**
 * Notes who takes which protected files away, from where and why, a row for each record that they belong to. It
 * stands before the first byte goes out. The records are posts and comments: their number is no person's.
 */
export const noteDownload = async (
  { summary }: OperationSpec,
  caller: Caller,
  files: readonly OwnedFile[],
  reason: string | null,
): Promise<void> => {
  const owners = Map.groupBy(files, ({ spec, record }) => `${spec.name} ${String(record[spec.key])}`);
  for (const own of owners.values()) {
    const [{ spec, record, right }] = own as [OwnedFile];
    const names = own.map(({ orgnlFileNm }) => orgnlFileNm).join(', ');
    await logPersonalDataAccess({ summary, menus: right.menus }, spec, caller, {
      prcsClsfCd: 'FILE',
      prcsCn: `파일 다운로드(${String(record[spec.key])}번): ${names}`.slice(0, maxDescriptionLength),
      trgtKey: null,
      rsn: reason,
      rowCnt: own.length,
    });
  }
};
