import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { messages } from '#contract/messages.ts';
import { unmute, type WatchHistory, watchHistory } from '#web/client/views/watchCalls.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { wayNames } from '../words.ts';
import styles from './History.module.css';
import { Messages } from './Messages.tsx';

type MutedThing = WatchHistory['muted'][number];

interface MutedProps {
  muted: readonly MutedThing[];
  isBusy: boolean;
  onTell: (muted: MutedThing) => void;
}

/** Outlets and events that are left out of the messages. */
const Muted = ({ muted, isBusy, onTell }: MutedProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.head}>
        알림에서 뺀 것
      </h3>
      {muted.length === 0 && (
        <p className={styles.none}>
          없습니다. 알림 메일의 ‘이 매체 빼기’나 ‘이 사건 빼기’를 누르면 여기에 모입니다.
        </p>
      )}
      <ul>
        {muted.map((one) => (
          <li key={one.muteId} className={styles.muted}>
            <span className={styles.kind}>{one.mediaId === null ? '사건' : '매체'}</span>
            <span className={styles.name}>{one.nm}</span>
            <button
              type="button"
              className={`${buttons.tertiary} ${buttons.small}`}
              aria-label={`${one.nm} 다시 알리기`}
              disabled={isBusy}
              onClick={() => onTell(one)}
            >
              다시 알리기
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** What was sent, why and by which way, and what is left out. */
export const History = ({ viewId }: { viewId: number }) => {
  const client = useQueryClient();
  const { isBusy, run } = useRun(showAlert);
  const queryKey = ['watch-history', viewId];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => watchHistory(viewId, signal),
  });
  const tellAgain = ({ muteId, nm }: MutedThing) =>
    run(async () => {
      client.setQueryData(queryKey, await unmute(viewId, muteId));
      announce(`${nm} 소식을 다시 알립니다.`);
    });
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <p className={styles.none}>{messages.loading.list}</p>;
  return (
    <div className={styles.history}>
      <Muted muted={data.muted} isBusy={isBusy} onTell={(muted) => void tellAgain(muted)} />
      <section>
        <h3 className={styles.head}>보낸 알림</h3>
        {data.messages.length === 0 && (
          <p className={styles.none}>아직 보낸 알림이 없습니다. 보낸 알림은 90일 동안 여기에 남습니다.</p>
        )}
        <Messages
          label="보낸 알림"
          messages={data.messages}
          keyOf={({ msgId }) => msgId}
          titlesOf={({ titles }) => titles}
          whyOf={({ why }) => why ?? undefined}
          waysOf={({ chnlList }) => wayNames(chnlList)}
        />
      </section>
    </div>
  );
};
