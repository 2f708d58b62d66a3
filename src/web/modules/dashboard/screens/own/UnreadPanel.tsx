import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { opensScreen } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { withView } from '#web/client/views/viewAddress.ts';
import chart from '#web/kit/charts/chart.module.css';
import { PanelFrame } from '#web/kit/charts/PanelFrame.tsx';
import { countWords } from '#web/kit/lists/totalWords.ts';
import { itemPlaces } from '#web/modules/articles/index.ts';
import { maxViews } from '../arrangement.ts';
import styles from './own.module.css';
import { queueRequest, useReportUnreadShown } from './queueRequest.ts';
import { type OwnPanelProps, PanelNote } from './Rows.tsx';
import { readerOf } from './viewReaders.ts';

interface Counted {
  key: string;
  list: string;
  /** The conditions, as in an address. */
  query: string;
  name: string;
  /** Shown after the name. */
  kind?: string;
  viewId?: number;
}

/** Conditions that match all items of a kind, overriding its list's defaults. */
const everything = 'period=all&lclsfNm=all';
const kinds = Object.values(itemPlaces);

const useOpenKinds = (): readonly Counted[] => {
  const menus = useSession(({ menu }) => menu);
  const rights = useSession(rightsOf);
  return kinds
    .filter(({ listPath }) => opensScreen(rights, menus, [listPath]))
    .map(({ label, listPath }) => ({ key: listPath, list: listPath, query: everything, name: label }));
};

const useCountedViews = (): readonly Counted[] => {
  const views = useSavedViews((state) => state.views);
  return (
    views
      .filter(({ menuUrl }) => kinds.some(({ listPath }) => listPath === menuUrl))
      // each view costs a request
      .slice(0, maxViews)
      .map(({ viewId, menuUrl, cndCn, viewNm }) => ({
        key: `${viewId} ${cndCn}`,
        viewId,
        list: menuUrl,
        query: cndCn,
        name: viewNm,
        kind: kinds.find(({ listPath }) => listPath === menuUrl)?.label ?? '',
      }))
  );
};

interface CountProps {
  counted: Counted;
  /** Reports whether the number is still loading. */
  onWait: (key: string, isWaiting: boolean) => void;
  /** Reports its number. */
  onCount: (key: string, count: number) => void;
}

const Count = ({ counted: { key, list, query, name, kind, viewId }, onWait, onCount }: CountProps) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dashboard-unread', key],
    queryFn: ({ signal }) =>
      queueRequest(signal, async () => {
        const answer = await (await readerOf(list)).unread?.(list, query, signal);
        return answer ?? null;
      }),
  });
  useEffect(() => {
    onWait(key, isPending);
    return () => onWait(key, false);
  }, [key, isPending, onWait]);
  useEffect(() => {
    if (data) onCount(key, data.count);
  }, [key, data, onCount]);
  const search = data?.query ?? (query && `?${query}`);
  const to = list + (viewId === undefined ? search : withView(search, viewId));
  const words = (
    <>
      {name}
      {kind && <span className={styles.kind}>{kind}</span>}
    </>
  );
  if (error && !data)
    return (
      <li className={styles.count}>
        <Link to={to} className={styles.name}>
          {words}
        </Link>
        <span className={styles.failed}>
          세지 못했습니다.
          <button type="button" className={chart.tool} onClick={() => void refetch()}>
            <span className="only-read-aloud">{name} </span>다시 세기
          </button>
        </span>
      </li>
    );
  return (
    <li>
      <Link to={to} className={styles.count}>
        <span className={styles.name}>{words}</span>
        <span className={styles.number} data-none={data?.count === 0 || undefined}>
          {data ? (
            <>
              <b>{countWords(data.count, true)}</b>건
            </>
          ) : (
            <span className={styles.waiting} data-waiting />
          )}
        </span>
      </Link>
    </li>
  );
};

/** Number of unread items of each kind and of each saved view; each number is a link to its list. */
export const UnreadPanel = ({ height }: OwnPanelProps) => {
  useReportUnreadShown();
  const counted = [...useOpenKinds(), ...useCountedViews()];
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const wait = useCallback((key: string, isWaiting: boolean) => {
    setWaiting((before) => {
      const next = new Set(before);
      if (isWaiting) next.add(key);
      else next.delete(key);
      return next;
    });
  }, []);
  const [numbers, setNumbers] = useState<ReadonlyMap<string, number>>(new Map());
  const note = useCallback(
    (key: string, count: number) => setNumbers((before) => new Map(before).set(key, count)),
    [],
  );
  const isNothing = counted.every(({ key }) => numbers.get(key) === 0);
  return (
    <PanelFrame title="읽지 않은 글" subtitle="종류별, 저장한 보기별" height={height} scrolls>
      {counted.length === 0 ? (
        <PanelNote>열람할 수 있는 목록이 없습니다. 관리자에게 요청해 주세요.</PanelNote>
      ) : (
        <>
          <p role="status" className="only-read-aloud">
            {waiting.size > 0 && '읽지 않은 글을 세는 중입니다.'}
          </p>
          <ul className={styles.counts} aria-label="읽지 않은 글" hidden={isNothing}>
            {counted.map((one) => (
              <Count key={one.key} counted={one} onWait={wait} onCount={note} />
            ))}
          </ul>
          {isNothing && (
            <PanelNote>새로 읽을 글이 없습니다. 처음 로그인한 뒤 등록된 글부터 표시합니다.</PanelNote>
          )}
        </>
      )}
    </PanelFrame>
  );
};
