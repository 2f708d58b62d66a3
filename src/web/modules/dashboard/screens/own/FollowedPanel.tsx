import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { FollowedCount } from '#generated/types/readMarkCalls.ts';
import { read } from '#web/client/http/read.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import {
  type FigureConditions,
  figureQuery,
  listAddress,
  noConditions,
} from '#web/modules/statistics/index.ts';
import styles from './own.module.css';
import { queueRequest, useReportUnreadShown } from './queueRequest.ts';
import { type OwnPanelProps, PanelNote, PanelProblem, Skeleton } from './Rows.tsx';

export type Followed = 'nations' | 'keywords';

const conditions = { nations: 'ntnId', keywords: 'keyword' } as const;

/** Conditions of the list that a country or a keyword links to. */
export const weekOf = (kind: Followed, keys: readonly string[]): FigureConditions => ({
  ...noConditions,
  period: 'week',
  [conditions[kind]]: keys,
});

/** Maximum length of the keywords in one request, in characters: in an address each may take nine. */
const maxLetters = 400;

/** Keywords in order, split into parts that fit in an address; a longer keyword is a part of its own. */
const partsOf = (keywords: readonly string[]): string[] => {
  const parts: string[] = [];
  for (const keyword of keywords) {
    const together = [...parts.slice(-1), keyword].join(', ');
    if (parts.length === 0 || together.length > maxLetters) parts.push(keyword);
    else parts[parts.length - 1] = together;
  }
  return parts;
};

/** The queries of the requests that count the articles of each key, in order. */
export const countQueries = (
  kind: Followed,
  keys: readonly string[],
  today: string,
): Record<string, string | readonly string[]>[] => {
  const common = figureQuery(weekOf(kind, []), today);
  return kind === 'nations'
    ? [{ ...common, ntnId: keys }]
    : partsOf(keys).map((keyword) => ({ ...common, keyword }));
};

const FollowDialog = lazyDialog(async () => (await import('./FollowDialog.tsx')).FollowDialog);

const words = {
  nations: {
    title: '내 국가',
    choose: '국가 선택',
    unreadable: '관심 국가를 불러오지 못했습니다.',
    empty: '관심 국가를 고르면 최근 7일의 기사 수와 읽지 않은 기사 수를 알려 드립니다.',
  },
  keywords: {
    title: '내 키워드',
    choose: '키워드 선택',
    unreadable: '관심 키워드를 불러오지 못했습니다.',
    empty: '관심 키워드를 고르면 최근 7일의 기사 수와 읽지 않은 기사 수를 알려 드립니다.',
  },
} as const;

const useCounts = (kind: Followed, keys: readonly string[], today: string) =>
  useQuery({
    queryKey: ['dashboard-followed', kind, keys, today],
    enabled: keys.length > 0,
    queryFn: async ({ signal }) => {
      const config = { signal, quiet: true, background: true } as const;
      const counts: FollowedCount[] = [];
      for (const params of countQueries(kind, keys, today)) {
        const ask = () => read<FollowedCount[]>('/article-list/followed', { params, ...config });
        counts.push(...(await queueRequest(signal, ask)));
      }
      return counts;
    },
    placeholderData: (before) => before,
  });

const Line = ({ kind, line: { key, label, cnt, unreadCnt } }: { kind: Followed; line: FollowedCount }) => {
  const to = listAddress('article', weekOf(kind, [key]));
  return (
    <li className={styles.counted}>
      <Link to={to} className={styles.name}>
        {label}
      </Link>
      <Link to={to} className={styles.number} data-none={cnt === 0 || undefined}>
        <b>{grouped(cnt)}</b>건
      </Link>
      <Link
        to={`${to}${to.includes('?') ? '&' : '?'}unreadYn=Y`}
        className={styles.number}
        data-unread
        data-none={unreadCnt === 0 || undefined}
      >
        <span className="only-read-aloud">{label} </span>안 읽음 <b>{grouped(unreadCnt)}</b>
      </Link>
    </li>
  );
};

/** The countries or keywords that the user follows, each with the number of articles of the last seven days. */
export const FollowedPanel = ({
  kind,
  arrangement,
  onArrange,
  today,
  height,
}: OwnPanelProps & { kind: Followed }) => {
  useReportUnreadShown();
  const { title, choose, empty, unreadable } = words[kind];
  const keys = arrangement[kind];
  const [isChoosing, setChoosing] = useState(false);
  const { data, error, refetch } = useCounts(kind, keys, today);

  const body = () => {
    if (!onArrange) return <PanelNote>{unreadable}</PanelNote>;
    if (keys.length === 0)
      return (
        <PanelNote
          way={
            <button
              type="button"
              className={`${buttons.tertiary} ${styles.way}`}
              onClick={() => setChoosing(true)}
            >
              {choose}
            </button>
          }
        >
          {empty}
        </PanelNote>
      );
    if (error)
      return (
        <PanelProblem problem={error} refused="기사를 볼 권한이 없습니다." onRetry={() => void refetch()} />
      );
    if (!data)
      return <Skeleton count={Math.min(keys.length, 5)} label={`${title}의 기사를 세는 중입니다.`} />;
    return (
      <ul className={styles.counts} aria-label={title}>
        {data.map((line) => (
          <Line key={line.key} kind={kind} line={line} />
        ))}
      </ul>
    );
  };

  return (
    <PanelFrame
      title={title}
      subtitle="최근 7일의 기사"
      height={height}
      scrolls
      tools={
        onArrange &&
        keys.length > 0 && (
          <button type="button" className={chart.tool} onClick={() => setChoosing(true)}>
            {choose}
          </button>
        )
      }
    >
      {body()}
      {isChoosing && onArrange && (
        <FollowDialog
          kind={kind}
          title={choose}
          keys={keys}
          names={new Map(data?.map(({ key, label }) => [key, label]))}
          onSave={(next) => onArrange({ [kind]: next })}
          onClose={() => setChoosing(false)}
        />
      )}
    </PanelFrame>
  );
};
