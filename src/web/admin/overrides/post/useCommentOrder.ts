import { useLayoutEffect, useRef } from 'react';
import { announce } from '#web/shared/announce/announce.tsx';
import { moved } from '#web/shared/ordering/moved.ts';
import { changeComment } from './Comment.tsx';
import type { PostComment } from './thread.ts';

/** Moves comments among their neighbours; the focus stays with the one that moved. */
export const useCommentOrder = (comments: readonly PostComment[], onChanged: () => void) => {
  const list = useRef<HTMLUListElement>(null);
  const busy = useRef(false);
  const followed = useRef<string>(undefined);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the place is found when the comments have arrived
  useLayoutEffect(() => {
    if (!followed.current) return;
    list.current?.querySelector<HTMLButtonElement>(`[data-move="${followed.current}"]`)?.focus();
    followed.current = undefined;
  }, [comments]);

  const move = async (siblings: readonly PostComment[], comment: PostComment, step: -1 | 1) => {
    const from = siblings.indexOf(comment);
    const next = moved(siblings, from, from + step);
    if (next === siblings || busy.current) return;
    busy.current = true;
    try {
      for (const [index, one] of next.entries())
        if (one.sortNo !== index + 1) await changeComment(one, { sortNo: index + 1 });
      announce(`댓글 ${siblings.length}개 가운데 ${from + step + 1}번째`);
      followed.current = `${comment.cmntId} ${step}`;
    } catch {
      // the alert of the shell has said why
    } finally {
      busy.current = false;
      onChanged();
    }
  };
  return { list, move };
};
