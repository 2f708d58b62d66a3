import { useQuery } from '@tanstack/react-query';
import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { SourceCounts } from '#generated/types/mediaFeedCalls.ts';
import { read } from '#web/client/http/read.ts';
import { type SourceState, useStateWords } from '#web/modules/outlets/index.ts';
import styles from './mediaFeed.module.css';

const order: SourceState[] = ['normal', 'waiting', 'late', 'silent', 'broken', 'gone', 'paused'];

/** Number of sources in each state; a press filters the list. */
export const SourceStates = () => {
  const wordOf = useStateWords();
  const { filterValues, setFilters } = useListContext();
  const { data } = useQuery({
    queryKey: ['mediaFeed', 'counts'],
    queryFn: ({ signal }) => read<SourceCounts>('/mediafeed-counts', { signal, quiet: true }),
  });
  const chosen = filterValues.clctSttsCd as string | undefined;
  const choose = (state: SourceState | undefined): void => {
    const { clctSttsCd: _, ...rest } = filterValues;
    setFilters(state && state !== chosen ? { ...rest, clctSttsCd: state } : rest);
  };
  return (
    <ul className={styles.states} aria-label="상태별 수집원">
      <li>
        <button type="button" aria-pressed={!chosen} onClick={() => choose(undefined)}>
          <span>전체</span>
          <b>{data ? grouped(data.totalCnt) : '–'}</b>
        </button>
      </li>
      {order.map((state) => (
        <li key={state}>
          <button
            type="button"
            aria-pressed={chosen === state}
            onClick={() => choose(state)}
            data-state={state}
          >
            <span>{wordOf(state)}</span>
            <b>{data ? grouped(data[`${state}Cnt`] ?? 0) : '–'}</b>
          </button>
        </li>
      ))}
    </ul>
  );
};
