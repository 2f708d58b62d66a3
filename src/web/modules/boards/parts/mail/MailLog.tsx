import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isOpenToRetry, type MailState, mailStates } from '#contract/boardMail.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './mail.module.css';
import {
  type LogLine,
  logSize,
  type Mailed,
  newSendKey,
  refreshLog,
  sendMail,
  useMailLog,
} from './mailCalls.ts';

const tones: Record<MailState, Tone> = {
  waiting: 'notice',
  sent: 'good',
  failed: 'danger',
  bounced: 'danger',
  unclear: 'notice',
  kept: 'notice',
  skipped: 'plain',
};

const order = Object.keys(mailStates) as MailState[];

const questionOf = (sttsCd: string): string =>
  sttsCd === 'unclear'
    ? '앞서 보낸 메일이 이미 도착했을 수 있습니다. 그래도 다시 보내시겠습니까?'
    : '이 사람에게 메일을 다시 보내시겠습니까?';

/** When it was sent, or when it will be retried after a failure. */
const timeOf = ({ sentDt, nextTryDt }: LogLine): string => {
  if (sentDt) return formatTime(sentDt);
  return nextTryDt ? `${formatTime(nextTryDt)}에 다시 시도` : '';
};

const Line = ({ line, record }: { line: LogLine; record: Mailed }) => {
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  /** Stays the same until a response arrives: pressing again after a lost response repeats the same sending. */
  const sendKey = useRef(newSendKey());
  const state = line.sttsCd as MailState;
  const resend = async () => {
    if (!(await askConfirm(questionOf(state), '다시 보내기'))) return;
    setSending(true);
    try {
      const options = { recipients: [{ userId: line.userId }], again: true };
      const { sent, skipped } = await sendMail(record, options, sendKey.current);
      sendKey.current = newSendKey();
      if (sent === 0) await showAlert(`메일을 보내지 않았습니다. ${skipped[0]?.why ?? ''}`);
      else announce('메일을 다시 보냅니다.');
      refreshLog(queries, record);
    } catch (problem) {
      await showAlert(problemSentence(problem));
    }
    setSending(false);
  };
  return (
    <li>
      <span>
        <Badge tone={tones[state] ?? 'plain'}>{mailStates[state] ?? state}</Badge>
      </span>
      <span className={styles.person}>
        <strong>{line.userNm ?? line.userId}</strong>
        <span>{[line.deptNm, line.instNm].filter(Boolean).join(' · ')}</span>
        {line.rcvr && <span>{line.rcvr}</span>}
      </span>
      <span className={styles.time}>{timeOf(line)}</span>
      {line.latestYn === 'Y' && isOpenToRetry(state) && (
        <button type="button" className={styles.resend} disabled={isSending} onClick={() => void resend()}>
          다시 보내기
          <span className="only-read-aloud"> {line.userNm}</span>
        </button>
      )}
      {line.why && <p className={styles.reason}>{line.why}</p>}
    </li>
  );
};

type Sending = [LogLine, ...LogLine[]];

/** Groups the lines by sending (one press of the button), in order of arrival. */
const sendingsOf = (lines: readonly LogLine[]): Sending[] =>
  [...Map.groupBy(lines, ({ mailId }) => mailId).values()] as Sending[];

interface MailLogProps {
  record: Mailed;
  /** Starts open if something was just sent: its sender wants to see the result. */
  startsOpen?: boolean;
}

/** 메일 발송 내역: to whom the record was mailed, with the state of each mail. Key it by the last sending. */
export const MailLog = ({ record, startsOpen = false }: MailLogProps) => {
  const [isOpen, setOpen] = useState(startsOpen);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useMailLog(record, page, isOpen);
  const stats = (data?.stats ?? {}) as Partial<Record<MailState, number>>;
  return (
    <details
      className={styles.log}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>메일 발송 내역</summary>
      {!isOpen ? null : error ? (
        <ProblemState problem={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState minHeight="8rem" />
      ) : data.data.length === 0 ? (
        <p className={styles.none}>아직 메일로 보내지 않았습니다.</p>
      ) : (
        <>
          <dl className={styles.stats}>
            {order.map((state) =>
              stats[state] ? (
                <div key={state}>
                  <dt>{mailStates[state]}</dt>
                  <dd>{stats[state].toLocaleString('ko-KR')}</dd>
                </div>
              ) : null,
            )}
          </dl>
          {sendingsOf(data.data).map(([first, ...others]) => (
            <section key={first.rcptnId}>
              <h3 className={styles.sending}>
                {formatTime(first.regDt)} {first.rgtrNm} 보냄
              </h3>
              <ul className={styles.lines}>
                {[first, ...others].map((line) => (
                  <Line key={line.rcptnId} line={line} record={record} />
                ))}
              </ul>
            </section>
          ))}
          <Pager page={page} size={logSize} total={data.totalRecords} onChange={setPage} />
        </>
      )}
    </details>
  );
};
