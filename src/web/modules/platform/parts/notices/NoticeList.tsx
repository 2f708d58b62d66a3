import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import styles from './NoticeList.module.css';
import { byPerson, loadNotices, useNotices } from './noticeStore.ts';
import { sentenceOf } from './words.ts';

const isStillPending = (ntcId: number): Promise<boolean> =>
  byPerson(() => read<boolean>('/notice-check', { params: { ntcId }, quiet: true }));

/** Pending notices, newest first: a press opens the subject of one, if it is still pending. */
export const NoticeList = ({ onLeave }: { onLeave: () => void }) => {
  const { pending, notices, hasFailed } = useNotices();
  const { isBusy, run: during } = useRun(showAlert);
  const wasEmptied = useRef(false);
  const navigate = useNavigate();

  // the count changes with every change, here and elsewhere
  useEffect(() => void loadNotices(), [pending]);

  const open = ({ ntcId, menuUrl, comPstId }: NoticeItem) =>
    during(async () => {
      const isPending = await isStillPending(ntcId);
      void loadNotices();
      if (!isPending) return void showAlert(messages.access.noticeHandled);
      onLeave();
      void navigate(`${menuUrl}/Detail/${encodeURIComponent(comPstId)}`);
    });

  const readAll = () =>
    during(async () => {
      const upToNtcId = notices?.[0]?.ntcId;
      await write('PUT', '/update-notice/read-all', { upToNtcId }, { quiet: true });
      wasEmptied.current = true;
      await loadNotices();
      announce('알림을 모두 읽음으로 표시했습니다.');
    });

  if (hasFailed && !notices)
    return (
      <p className={styles.none}>
        알림을 불러오지 못했습니다.{' '}
        <button type="button" className={styles.link} onClick={() => void loadNotices()}>
          다시 시도
        </button>
      </p>
    );
  if (!notices) return <p className={styles.none}>알림을 불러오는 중입니다.</p>;
  if (notices.length === 0)
    return (
      // the pressed button is gone: the focus moves here
      <p ref={(place) => void (wasEmptied.current && place?.focus())} tabIndex={-1} className={styles.none}>
        새로운 알림이 없습니다.
      </p>
    );
  const others = pending - notices.length;
  return (
    <>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.ntcId}>
            <button type="button" className={styles.notice} onClick={() => void open(notice)}>
              <span className={styles.about}>
                <strong className={styles.kind}>{notice.ntcClsfCdNm}</strong>
                {notice.rgtrNm && <span className={styles.who}>{notice.rgtrNm}</span>}
                <time dateTime={notice.regDt}>{formatTime(notice.regDt).slice(5)}</time>
              </span>
              <span className={styles.sentence}>
                {notice.emrgYn === 'Y' && <strong className={styles.urgent}>긴급</strong>}{' '}
                {sentenceOf(notice)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        {others > 0 && <span>이 밖에 {others}건</span>}
        <button type="button" className={styles.link} disabled={isBusy} onClick={() => void readAll()}>
          모두 읽음으로 표시
        </button>
      </div>
    </>
  );
};
