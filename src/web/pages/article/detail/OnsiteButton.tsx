import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { constants } from '#contract/constants.ts';
import { announce } from '#web/shared/announce/announce.tsx';
import { write } from '#web/shared/http/write.ts';
import { rightsOf, useSession } from '#web/shared/session/sessionStore.ts';

interface OnsiteButtonProps {
  article: { articleId: number; onsiteMediaArticleYn: string };
  className: string | undefined;
}

/** Whether the person is of a mission abroad, which reports what the local press writes; administrators too. */
const useReportsLocalPress = (): boolean => {
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  const held = useSession((state) => state.user?.user.authorizedList);
  return isAdmin || (held ?? []).some(({ authrtId }) => authrtId === constants.overseasMissionAuthorityId);
};

/** Marks the article as one of the local press, or takes the mark off. */
export const OnsiteButton = ({ article, className }: OnsiteButtonProps) => {
  const { articleId, onsiteMediaArticleYn } = article;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isMarked = onsiteMediaArticleYn === 'Y';
  if (!useReportsLocalPress()) return null;
  const toggle = async () => {
    setBusy(true);
    try {
      await write('PUT', '/update-article/onsite', {
        articleIds: [articleId],
        onsiteMediaArticleYn: isMarked ? 'N' : 'Y',
      });
      announce(isMarked ? '현지 언론 기사 표시를 해제했습니다.' : '현지 언론 기사로 표시했습니다.');
      await queries.invalidateQueries({ queryKey: ['article'] });
    } catch {
      // the shell's alert has said why
    }
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isMarked}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) void toggle();
      }}
    >
      현지 언론 표시
    </button>
  );
};
