import { useEffect, useRef, useState } from 'react';
import { announce } from '#web/kit/announce/announce.tsx';
import type { Total } from '#web/kit/lists/totalWords.ts';
import { useKind } from '../kind/itemKinds.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { countArticles } from '../query/itemsQuery.ts';

/** Interval of the checks, in ms. */
const intervalMs = 60_000;
/** Tolerance for a timer that fires slightly early, in ms. */
const toleranceMs = 1_000;

/**
 * Number of items that match these conditions beyond those in the list: checked every minute while the list is visible,
 * and when the user returns to the window. A background request: an open list does not extend the session.
 */
export const useNewItems = (
  conditions: ArticleConditions,
  today: string,
  total: Total | undefined,
): number => {
  const kind = useKind();
  const known = total && !total.isCapped && !total.isRough ? total.count : undefined;
  const requested = JSON.stringify([kind.name, conditionQuery(conditions, today), known]);
  const [found, setFound] = useState({ requested, count: 0 });
  // `requested` represents them in the dependencies
  const shown = useRef({ kind, conditions, today });
  useEffect(() => {
    shown.current = { kind, conditions, today };
  });

  useEffect(() => {
    if (known === undefined) return undefined;
    const abort = new AbortController();
    let since = Date.now();
    const check = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || Date.now() - since < intervalMs - toleranceMs) return;
      since = Date.now();
      try {
        const { kind, conditions, today } = shown.current;
        const { totalRecords: count } = await countArticles(kind, conditions, today, abort.signal, true);
        setFound({ requested, count: Math.max(0, count - known) });
        if (count > known) announce(`새 ${kind.word} ${count - known}건이 있습니다.`);
      } catch {
        // the list stays as it is; the user can reload it
      }
    };
    const listen = () => void check();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('focus', listen);
    const clock = window.setInterval(listen, intervalMs);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('focus', listen);
      window.clearInterval(clock);
    };
  }, [requested, known]);
  return found.requested === requested ? found.count : 0;
};
