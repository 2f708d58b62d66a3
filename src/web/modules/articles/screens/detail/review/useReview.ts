import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { constants } from '#contract/constants.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { write } from '#web/client/http/write.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import type { ArticleRecord } from '../articleRecord.ts';
import type { ReviewedField } from '../fieldOrigin.ts';
import { hasLeftCorrections } from './correctionPlace.ts';

/** The server refused the save; `theirs` is the article as another user has stored it meanwhile. */
export interface Refusal {
  theirs?: Partial<ArticleRecord> & Pick<ArticleRecord, 'mdfcnDt'>;
}

const theirsIn = (problem: unknown): Refusal['theirs'] => {
  if (!(problem instanceof HttpProblem) || problem.status !== 409) return undefined;
  const data = problem.body.data as Refusal['theirs'] | undefined;
  return data?.mdfcnDt ? data : undefined;
};

/** Confirms and corrects machine-made fields, and holds whether the form for it is open. */
export const useReview = (article: ArticleRecord) => {
  const { articleId, mdfcnDt } = article;
  const queries = useQueryClient();
  const userId = useSession(({ user }) => user?.user?.userId);
  const [isOpen, setIsOpen] = useState(() => hasLeftCorrections(userId, articleId));
  const [busy, setBusy] = useState(false);
  const again = () => queries.invalidateQueries({ queryKey: ['article'] });

  /** @returns undefined if it was stored */
  const send = async (version: string, body: object, done: string): Promise<Refusal | undefined> => {
    setBusy(true);
    try {
      await write(
        'PUT',
        '/update-article/analysis',
        { articleId, mdfcnDt: version, ...body },
        { quiet: true },
      );
      announce(done);
      void again();
      return undefined;
    } catch (problem) {
      const theirs = theirsIn(problem);
      if (theirs) void again();
      else if (problem instanceof HttpProblem && problem.body.code !== constants.session.forbiddenLogoutCode)
        void showAlert(problem.message);
      return theirs ? { theirs } : {};
    } finally {
      setBusy(false);
    }
  };

  return {
    isOpen,
    busy,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    correct: (version: string, corrections: object) => send(version, corrections, '분석 내용을 고쳤습니다.'),
    confirm: async (fields: readonly ReviewedField[]) => {
      if (busy) return;
      const refusal = await send(mdfcnDt, { confirmed: fields }, '자동으로 채운 내용을 확인했습니다.');
      if (refusal?.theirs)
        await showAlert('다른 사람이 먼저 저장했습니다. 새로 불러온 내용을 보고 다시 확인해 주세요.');
    },
  };
};
export type Review = ReturnType<typeof useReview>;
