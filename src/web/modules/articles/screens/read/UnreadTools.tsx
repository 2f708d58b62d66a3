import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countText } from '#contract/countText.ts';
import { countCap } from '#contract/list.ts';
import type { UnreadCounts } from '#generated/types/readMarkCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { closeTools } from '#web/kit/tools/MoreTools.tsx';
import { invalidateUnreadCounts, writeOverMarks } from '../../parts/readMarks/readMarks.ts';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import { type ArticleConditions, changed } from '../query/conditions.ts';
import styles from './ReadMarks.module.css';

interface UnreadProps {
  conditions: ArticleConditions;
  today: string;
  /** The rows of the list: the counts are requested once these are loaded. */
  shown: readonly unknown[] | undefined;
}

const visit = (kind: ItemKind): void =>
  void write(
    'PUT',
    '/update-article/visit',
    { itemKnd: kind.name },
    { quiet: true, leavesLists: true },
  ).catch(() => {});

/** The list's conditions for the server, with read and unread items, each for itself. */
const countParams = (conditions: ArticleConditions, today: string) =>
  conditionQuery({ ...conditions, unreadYn: '', foldYn: '' }, today);

/** Number of unread items in the list, and of those since the last visit. */
const useUnreadCounts = ({ conditions, today, shown }: UnreadProps): UnreadCounts | undefined => {
  const kind = useKind();
  const params = countParams(conditions, today);
  const isShown = shown !== undefined;
  const { data } = useQuery({
    ...useReturnCache('article-unread'),
    queryKey: ['article-unread', kind.name, params],
    queryFn: ({ signal }) => read<UnreadCounts>(`${kind.api}-list/unread`, { params, signal, quiet: true }),
    enabled: isShown,
    placeholderData: (before) => before,
    networkMode: 'always',
  });
  return data;
};

/** Reports a visit of the list to the server, whenever it shows other rows. */
const useVisit = (shown: UnreadProps['shown']): void => {
  const kind = useKind();
  useEffect(() => {
    if (shown) visit(kind);
  }, [kind, shown]);
};

const numbered = (n: number): string => (n > countCap ? `${countText(countCap)} 이상` : countText(n));

interface UnreadToggleProps extends UnreadProps {
  onChange: (conditions: ArticleConditions) => void;
}

/** The number of items since the last visit, in words; undefined if there are none, or while it is unknown. */
export const useSinceNote = (props: UnreadProps): string | undefined => {
  const { word } = useKind();
  useVisit(props.shown);
  const counts = useUnreadCounts(props);
  return counts !== undefined && counts.newCnt > 0
    ? `지난 방문 이후 새 ${word} ${numbered(counts.newCnt)}`
    : undefined;
};

/** Narrows the list to unread items, and shows their number. */
export const UnreadToggle = (props: UnreadToggleProps) => {
  const { conditions, onChange } = props;
  const counts = useUnreadCounts(props);
  const isOn = conditions.unreadYn === 'Y';
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => onChange(changed(conditions, { unreadYn: isOn ? '' : 'Y' }))}
    >
      새로 온 것만
      {counts && <strong>{numbered(counts.unreadCnt)}</strong>}
    </button>
  );
};

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
