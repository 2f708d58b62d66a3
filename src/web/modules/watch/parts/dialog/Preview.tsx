import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { previewWatch, type WatchChange } from '#web/client/views/watchCalls.ts';
import { Messages } from './Messages.tsx';
import styles from './Preview.module.css';

/** Pause after the last change of the form before it is asked for, in ms. */
const pauseMs = 400;

/** The value once it has not changed for a while. */
const useRested = (value: string): string => {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
};

interface PreviewProps {
  /** The settings in the form; null while they are incomplete. */
  change: WatchChange | null;
  /** The settings send anything at all. */
  tells: boolean;
  /** The messages are shown only when asked for. */
  isFolded: boolean;
}

/** The messages that the settings in the form would have sent in the last 30 days. */
export const Preview = ({ change, tells, isFolded }: PreviewProps) => {
  const id = useId();
  // a pause, and the ways of sending, change nothing about what there is to tell
  const wanted = JSON.stringify(
    change && tells ? { ...change, pauseYn: 'N', bellYn: 'Y', mailYn: 'N', smsYn: 'N' } : null,
  );
  const rested = useRested(wanted);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['watch-preview', rested],
    queryFn: ({ signal }) => previewWatch(JSON.parse(rested) as WatchChange, signal),
    enabled: rested !== 'null',
    placeholderData: keepPreviousData,
  });
  const isBusy = tells && change !== null && (isFetching || rested !== wanted);

  const body = () => {
    if (!tells)
      return <p className={styles.note}>보내지 않도록 정했습니다. 보내는 때를 고르면 미리 보여 드립니다.</p>;
    if (!change) return <p className={styles.note}>빠진 곳을 채우면 미리 보여 드립니다.</p>;
    if (error)
      return (
        <p className={styles.note}>
          {problemSentence(error)}{' '}
          <button type="button" className={styles.again} onClick={() => void refetch()}>
            다시 시도
          </button>
        </p>
      );
    if (!data) return <p className={styles.note}>지난 30일의 글에 맞추어 보는 중입니다.</p>;
    const list = (
      <Messages
        label="보냈을 알림"
        messages={data.messages}
        keyOf={({ sntDt, knd }, at) => `${sntDt} ${knd} ${at}`}
        titlesOf={({ titles }) => titles}
      />
    );
    return (
      <>
        <p role="status" className={styles.sum}>
          지난 30일이라면 알림 <strong>{grouped(data.msgCnt)}통</strong>, 글{' '}
          <strong>{grouped(data.articleCnt)}건</strong>
        </p>
        {!data.isWhole && (
          <p className={styles.note}>글이 많아 최근 것만 살폈습니다. 실제로는 더 올 수 있습니다.</p>
        )}
        {data.msgCnt === 0 && (
          <p className={styles.note}>
            지난 30일에는 알릴 글이 없었습니다. 조건이 너무 좁지 않은지 살펴보세요.
          </p>
        )}
        {data.messages.length > 0 &&
          (isFolded ? (
            <details>
              <summary className={styles.unfold}>보냈을 알림 보기</summary>
              {list}
            </details>
          ) : (
            list
          ))}
        {data.messages.length < data.msgCnt && data.messages.length > 0 && (
          <p className={styles.note}>
            이 밖에 {grouped(data.msgCnt - data.messages.length)}통이 더 있습니다.
          </p>
        )}
      </>
    );
  };

  return (
    <section aria-labelledby={id} className={styles.preview} aria-busy={isBusy}>
      <h3 id={id} className={styles.head}>
        미리 보기
        {isBusy && data && <span className={styles.busy}>다시 맞추어 보는 중</span>}
      </h3>
      {body()}
    </section>
  );
};
