import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { dropExpired } from './dropExpired.ts';
import { bringBack } from './fileTrash.ts';
import { foundMark, knownMark, tieStore } from './storeMark.ts';
import { survey, sweepOrphans } from './sweepOrphans.ts';
import { areTooMany, bondOf } from './sweepRules.ts';

export interface Swept {
  /** Uploads that no record took: they lie in the trash for 30 days. */
  orphans: number;
  /** Uploads that were in the trash though a record has them. */
  returned: number;
  /** Files of records, or taken off records, more than 30 days ago. */
  expired: number;
  /** Why nothing was taken away; a sentence for the operator. */
  refusal?: string;
}

const isForeign =
  '업로드 폴더(files)와 데이터베이스가 서로 짝이 아니어서 파일을 정리하지 않았습니다. DATA_DIR과 DATABASE_URL을 확인해 주세요. 둘이 맞다면 폴더의 .store 파일을 지우면 다음 점검 때 다시 짝을 맺습니다.';

const tooMany = (orphans: number, files: number): string =>
  `업로드 파일 ${files}개 가운데 ${orphans}개가 데이터베이스에 없어 옮기지 않았습니다. 데이터베이스가 옛 백업은 아닌지 확인해 주세요.`;

/** Takes away files that nobody can reach any more; nothing where the folder is not this database's own. */
export const sweepFiles = async (
  catalogue: Catalogue,
  dataDir: string,
  now: number = Date.now(),
): Promise<Swept> => {
  const { files, known, orphans, missed, trash } = await survey(dataDir, now);
  const state = { isEmpty: files + trash === 0, shares: known > 0 };
  const bond = bondOf(await knownMark(), await foundMark(dataDir), state);
  if (bond === 'foreign') return { orphans: 0, returned: 0, expired: 0, refusal: isForeign };
  if (bond === 'new') await tieStore(dataDir);
  for (const one of missed) await bringBack(dataDir, one);
  const refused = areTooMany(orphans.length, files);
  if (!refused) await sweepOrphans(dataDir, orphans, now);
  return {
    orphans: refused ? 0 : orphans.length,
    returned: missed.length,
    expired: refused ? 0 : await dropExpired(catalogue, dataDir),
    ...(refused && { refusal: tooMany(orphans.length, files) }),
  };
};
