import { coverOf } from '#contract/boards.ts';
import { entityOf } from '#server/kernel/calls/catalogue.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { filesOfMany } from '#server/kernel/crud/files.ts';
import { mayInMenu } from '../policies/boardPosts.ts';

/** Files of the posts and the cover of each: a picture is as open as the post that it belongs to. */
export const completeBoardPosts: Completion = async (catalogue, caller, rows) => {
  const files = await filesOfMany(
    entityOf(catalogue, 'boardPost'),
    rows.map(({ pstId }) => pstId as number),
  );
  return rows.map((row) => {
    const own = files.get(String(row.pstId)) ?? [];
    const mayOpen = caller !== null && mayInMenu(caller, row.menuId, 'menu:read');
    return {
      ...row,
      fileIdList: own.map(({ fileId }) => fileId),
      fileExtn: own[0]?.fileExtn ?? null,
      cvrFileId: (mayOpen && coverOf(own, row.cvrFileNm as string | null)?.fileId) || null,
    };
  });
};
