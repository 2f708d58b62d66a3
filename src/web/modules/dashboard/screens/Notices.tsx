import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { PostItem } from '#generated/types/post.ts';
import { read } from '#web/client/http/read.ts';
import { opensScreen } from '#web/client/session/menuRights.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatDay } from '#web/kit/dates/kst.ts';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import styles from './notices.module.css';

/** Conditions that stop a panel's rotation. */
interface RotationState {
  /** The pause button was pressed. */
  isPaused: boolean;
  /** The pointer or the focus is on it. */
  isHeld: boolean;
  /** The user's system prefers reduced motion. */
  isCalm: boolean;
  count: number;
}

/** True if the next entry appears automatically. */
export const isRotating = ({ isPaused, isHeld, isCalm, count }: RotationState): boolean =>
  count > 1 && !isPaused && !isHeld && !isCalm;

/** The index after a step, wrapping around. */
export const nextIndex = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count;

const noticePath = '/communication/Notice';

const maxNotices = 10;
const fiveMinutes = 300_000;

/** True if the user may open the menu of the notices. */
const useHasNotices = (): boolean =>
  useSession((state) => opensScreen(rightsOf(state), state.menu, [noticePath]));

/** The first notices: the pinned ones, then the newest. */
const useNotices = (enabled: boolean) =>
  useQuery({
    queryKey: ['dashboard-notices'],
    enabled,
    queryFn: ({ signal }) =>
      read<PostItem[]>('/commonboard-list', {
        params: { pstKndCd: 'NOTICE', sort: 'topOrd,DESC', size: maxNotices, total: 'capped' },
        signal,
        quiet: true,
        background: true,
      }),
    refetchInterval: fiveMinutes,
  });

const everyMs = 6_000;

const Notice = ({ notice }: { notice: PostItem }) => (
  <>
    {notice.upperNtcYn === 'Y' && <Badge tone="notice">고정</Badge>}
    {notice.emrgYn === 'Y' && <Badge tone="danger">긴급</Badge>}
    <Link to={`${noticePath}/Detail/${notice.pstId}`} className={styles.title}>
      {notice.prslYn === 'N' && <span className="only-read-aloud">읽지 않음: </span>}
      <span className={notice.prslYn === 'N' ? styles.isUnread : undefined}>{notice.ttl}</span>
    </Link>
    <time className={styles.day}>{formatDay(notice.regDt)}</time>
  </>
);

const icons = {
  previous: 'M10 3 5 8l5 5',
  next: 'm6 3 5 5-5 5',
  pause: 'M5 3v10M11 3v10',
  play: 'm5 3 7 5-7 5z',
};

const Icon = ({ name }: { name: keyof typeof icons }) => (
  <svg
    viewBox="0 0 16 16"
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d={icons[name]} />
  </svg>
);

const Rotating = ({ notices }: { notices: readonly PostItem[] }) => {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [hasPointer, setPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const count = notices.length;
  const isTurning = isRotating({ isPaused, isHeld: hasPointer || hasFocus, isCalm, count });
  useEffect(() => {
    if (!isTurning) return;
    const timer = setInterval(() => setAt((place) => nextIndex(place, 1, count)), everyMs);
    return () => clearInterval(timer);
  }, [isTurning, count]);

  const place = Math.min(at, count - 1);
  const notice = notices[place];
  if (!notice) return null;
  const go = (step: 1 | -1) => setAt(nextIndex(place, step, count));
  return (
    // pauses while the user reads: pointer and focus only stop it; the interactive elements are its links and buttons
    <div
      className={styles.rotating}
      onPointerEnter={() => setPointer(true)}
      onPointerLeave={() => setPointer(false)}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      {/* automatic changes are not announced; those that the user requested are */}
      <p key={notice.pstId} className={styles.notice} aria-live={isTurning ? 'off' : 'polite'}>
        <Notice notice={notice} />
      </p>
      {count > 1 && (
        <div className={styles.tools}>
          <span className={styles.place}>
            <span className="only-read-aloud">{count}건 가운데 </span>
            {place + 1}
            <span aria-hidden="true"> / {count}</span>
            <span className="only-read-aloud">번째</span>
          </span>
          <button type="button" aria-label="이전 공지" onClick={() => go(-1)}>
            <Icon name="previous" />
          </button>
          {!isCalm && (
            <button
              type="button"
              aria-label={isPaused ? '공지 넘김 다시 시작' : '공지 넘김 멈춤'}
              onClick={() => setPaused(!isPaused)}
            >
              <Icon name={isPaused ? 'play' : 'pause'} />
            </button>
          )}
          <button type="button" aria-label="다음 공지" onClick={() => go(1)}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </div>
  );
};

/**
 * The pinned and newest notices, one at a time. The rotation stops on hover or focus, by button, and with reduced
 * motion.
 */
export const Notices = () => {
  const isOpen = useHasNotices();
  const { data, error } = useNotices(isOpen);
  if (!isOpen || error) return null;
  return (
    <section className={styles.panel} aria-labelledby="dashboard-notices">
      <h2 id="dashboard-notices" className={styles.name}>
        공지
      </h2>
      {data && data.length > 0 ? (
        <Rotating notices={data} />
      ) : (
        <p className={styles.none}>{data ? '등록된 공지가 없습니다.' : ''}</p>
      )}
      <Link to={noticePath} className={styles.all}>
        전체<span className="only-read-aloud"> 공지 보기</span>
      </Link>
    </section>
  );
};
