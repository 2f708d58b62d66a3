import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { queryClient } from '#web/kit/query/queryClient.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools } from '#web/kit/tools/MoreTools.tsx';
import { invalidateUnreadCounts, writeOverMarks } from '../../parts/readMarks/readMarks.ts';
import { useKind } from '../kind/itemKinds.tsx';
import styles from './ReadMarks.module.css';
import { countParams, type UnreadProps, useUnreadCounts } from './useUnreadCounts.ts';

const refresh = (): void => {
  invalidateUnreadCounts();
  void queryClient.invalidateQueries({ queryKey: ['article-list'] });
};

interface ReadingAll {
  /** Absent if nothing is unread, or it is not known yet. */
  readAll?: () => void;
  /** The result, until the conditions change. */
  done?: string;
  undo?: () => void;
}

/** Marks everything that matches the list's conditions as read; undo is possible until the conditions change. */
export const useReadAll = (props: UnreadProps): ReadingAll => {
  const kind = useKind();
  const { conditions, today } = props;
  const requested = JSON.stringify([kind.name, countParams(conditions, today)]);
  const [done, setDone] = useState<{ requested: string; text: string; marked: number }>();
  const counts = useUnreadCounts(props);
  const say = (text: string, marked = 0) => {
    announce(text);
    setDone({ requested, text, marked });
  };
  const readAll = async (upTo: number) => {
    try {
      const path = `/update${kind.api.replace('/', '-')}/read-all`;
      const params = countParams(conditions, today);
      const { marked } = await writeOverMarks(() =>
        write<{ marked: number }>('PUT', path, { upTo }, { params, quiet: true }),
      );
      say(`${countText(marked)}을 읽음으로 표시했습니다.`, marked);
      refresh();
    } catch (problem) {
      say(problemSentence(problem));
    }
  };
  const undo = async () => {
    try {
      await writeOverMarks(() => write('PUT', '/update-article/read-all/undo', {}, { quiet: true }));
      say('다시 읽지 않음으로 돌렸습니다.');
      refresh();
    } catch (problem) {
      say(problemSentence(problem));
    }
  };
  const isDone = done?.requested === requested;
  return {
    ...(counts && counts.unreadCnt > 0 && { readAll: () => void readAll(counts.upTo) }),
    ...(isDone && { done: done.text }),
    ...(isDone && done.marked > 0 && { undo: () => void undo() }),
  };
};

/** Button among the list's tools, which it closes: the result is shown beside the list. */
export const ReadAllButton = ({ readAll }: ReadingAll) => (
  <button
    type="button"
    className={`${buttons.tertiary} ${styles.all}`}
    aria-label="이 목록 모두 읽음으로 표시"
    disabled={!readAll}
    onClick={({ currentTarget }) => {
      readAll?.();
      closeTools(currentTarget);
    }}
  >
    모두 읽음으로 표시
  </button>
);

/** The result, with an undo button. */
export const ReadAllNote = ({ done, undo }: ReadingAll) =>
  done !== undefined && (
    <span className={styles.done} data-note>
      {done}
      {undo && (
        <button type="button" onClick={undo}>
          되돌리기
        </button>
      )}
    </span>
  );
