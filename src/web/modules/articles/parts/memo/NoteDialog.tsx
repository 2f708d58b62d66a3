import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { http } from '#web/client/http/http.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { leaveTypingAhead } from '#web/kit/focus/typingAhead.ts';
import type { NoteRequest } from '#web/kit/shortcuts/noteRequest.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { readAfterMemoWrites } from './memoWrites.ts';
import { NoteField } from './NoteField.tsx';
import { useArticleMemo } from './useArticleMemo.ts';

interface Memo {
  articleId: number;
  memoYn: 'Y' | 'N';
  memoCn: string | null;
}

const readMemo = (articleId: number): Promise<Memo> =>
  readAfterMemoWrites(articleId, async () => {
    const params = { articleId };
    return (await http.get<{ data: Memo }>('/articlememo', { params, quiet: true })).data.data;
  });

interface NoteProps {
  facts: Memo;
  area: RefObject<HTMLTextAreaElement | null>;
}

const Note = ({ facts, area }: NoteProps) => {
  const [problem, setProblem] = useState<string>();
  const { note = '', isStored, theirs, choose, write: store } = useArticleMemo(facts, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  return (
    <NoteField
      articleId={facts.articleId}
      area={area}
      note={note}
      isStored={isStored}
      problem={problem}
      theirs={theirs}
      asked={1}
      onChoose={(text) => attempt(choose(text))}
      onWrite={(text, isLast) => attempt(store(text, isLast))}
    />
  );
};

/** The note of an article in a list, which is kept once something is written. */
export const NoteDialog = ({ articleId, title, onClose }: NoteRequest & { onClose: () => void }) => {
  const area = useRef<HTMLTextAreaElement>(null);
  const { data, error } = useQuery({
    queryKey: ['article memo', articleId],
    queryFn: () => readMemo(articleId),
    staleTime: Number.POSITIVE_INFINITY,
  });
  // until then what is typed is kept for it
  if (!data && !error) return null;
  return (
    <Dialog
      title={`메모: ${title}`}
      size="medium"
      onClose={onClose}
      beforeOpen={leaveTypingAhead}
      firstFocus={area}
      problem={error ? problemSentence(error) : undefined}
      actions={
        <button type="button" className={buttons.primary} onClick={onClose}>
          닫기
        </button>
      }
    >
      {data && <Note facts={data} area={area} />}
    </Dialog>
  );
};
