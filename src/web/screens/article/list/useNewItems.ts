import { useEffect, useRef, useState } from 'react';
import { announce } from '#web/kit/announce/announce.tsx';
import type { Total } from '#web/kit/lists/totalWords.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import { countArticles } from './useArticleList.ts';

/** So long a list counts as fresh. */
const freshFor = 60_000;
/** A clock that strikes a little early has struck. */
const slack = 1_000;

/**
 * How many more items there are under these conditions than the list shows: asked for every minute while the list is
 * looked at, and when the person comes back to the window. It goes in the background: a list that stands open is no
 * sign of life.
 */
export const useNewItems = (
  conditions: ArticleConditions,
  today: string,
  total: Total | undefined,
): number => {
  const kind = useKind();
  const known = total && !total.isCapped && !total.isRough ? total.count : undefined;
  const asked = JSON.stringify([kind.name, conditionQuery(conditions, today), known]);
  const [found, setFound] = useState({ asked, count: 0 });
  // `asked` stands for all of it
  const shown = useRef({ kind, conditions, today });
  useEffect(() => {
    shown.current = { kind, conditions, today };
  });

  useEffect(() => {
    if (known === undefined) return undefined;
    const abort = new AbortController();
    let since = Date.now();
    const look = async (): Promise<void> => {
      if (document.visibilityState === 'hidden' || Date.now() - since < freshFor - slack) return;
      since = Date.now();
      try {
        const { kind, conditions, today } = shown.current;
        const { totalRecords: count } = await countArticles(kind, conditions, today, abort.signal, true);
        setFound({ asked, count: Math.max(0, count - known) });
        if (count > known) announce(`새 ${kind.word} ${count - known}건이 있습니다.`);
      } catch {
        // the list stays as it is; whoever wants to know more loads it anew
      }
    };
    const listen = () => void look();
    document.addEventListener('visibilitychange', listen);
    window.addEventListener('focus', listen);
    const clock = window.setInterval(listen, freshFor);
    return () => {
      abort.abort();
      document.removeEventListener('visibilitychange', listen);
      window.removeEventListener('focus', listen);
      window.clearInterval(clock);
    };
  }, [asked, known]);
  return found.asked === asked ? found.count : 0;
};
