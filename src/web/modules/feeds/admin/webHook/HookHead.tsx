import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useEditContext } from 'react-admin';
import type { ListAnswer } from '#contract/list.ts';
import type { HookSecret, HookTest } from '#generated/types/webHookCalls.ts';
import type { WebHookDeliveryItem } from '#generated/types/webHookDelivery.ts';
import type { Row } from '#web/admin/spec/formValues.ts';
import { http } from '#web/client/http/http.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { CopyButton } from '#web/kit/copying/CopyButton.tsx';
import { formatLogTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { type Columns, FactTable } from '#web/kit/lists/FactTable.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './webHook.module.css';

const small = `${buttons.tertiary} ${buttons.small}`;

const tones: Record<string, Tone> = { waiting: 'notice', sent: 'good', failed: 'danger' };
const words = { waiting: '보내는 중', sent: '보냄', failed: '실패' } as const;

const columns: Columns<WebHookDeliveryItem> = [
  { head: '마지막 시도', cell: ({ sentDt, regDt }) => formatLogTime(sentDt ?? regDt) },
  {
    head: '상태',
    cell: ({ sttsCd }) => <Badge tone={tones[sttsCd] ?? 'plain'}>{words[sttsCd]}</Badge>,
  },
  { head: '글', cell: ({ testYn, itemCnt }) => (testYn === 'Y' ? '시험' : `${itemCnt}건`) },
  { head: '시도', cell: ({ tryCnt }) => `${tryCnt}번` },
  { head: '다음 시도', cell: ({ nextTryDt }) => formatLogTime(nextTryDt) || '-' },
  { head: '응답', cell: ({ httpCd, ansCn }) => [httpCd, ansCn].filter(Boolean).join(' ') || '-' },
];

const Deliveries = ({ hookId, version }: { hookId: number; version: number }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['webhookdelivery-list', hookId, version],
    queryFn: async ({ signal }) =>
      (
        await http.get<ListAnswer<WebHookDeliveryItem>>('/webhookdelivery-list', {
          params: { hookId, size: 20 },
          signal,
          quiet: true,
        })
      ).data.data,
  });
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return data.length ? (
    <FactTable label="최근 전송" columns={columns} rows={data} keyOf={({ dlvrId }) => String(dlvrId)} />
  ) : (
    <p className={styles.none}>아직 보낸 것이 없습니다. 보기에 새 글이 들면 1분 안에 보냅니다.</p>
  );
};

const Hook = ({ hookId, pauseRsn }: { hookId: number; pauseRsn: unknown }) => {
  const [secret, setSecret] = useState<string>();
  const [outcome, setOutcome] = useState<string>();
  const [tests, setTests] = useState(0);
  const { problem, isBusy, run } = useRun();
  const test = async () => {
    const { message } = await write<HookTest>('PUT', '/webhook-test', { hookId }, { quiet: true });
    setOutcome(message);
    setTests((count) => count + 1);
  };
  const renew = async () => {
    const question = '서명 비밀값을 새로 만들까요? 받는 시스템에 새 값을 넣기 전까지는 서명이 맞지 않습니다.';
    if (!(await askConfirm(question, '새로 만들기'))) return;
    setSecret((await write<HookSecret>('PUT', '/webhook-secret', { hookId }, { quiet: true })).scrtCn);
  };
  return (
    <section className={styles.head} aria-label="시험과 최근 전송">
      {typeof pauseRsn === 'string' && pauseRsn !== '' && (
        <div className={styles.line}>
          <Badge tone="danger">멈춤</Badge>
          <p>{pauseRsn} 살펴본 뒤 ‘사용’으로 바꿔 저장하면 보내던 것부터 이어서 보냅니다.</p>
        </div>
      )}
      <div className={styles.line}>
        <p role="status">{problem ?? outcome ?? '글 없이 한 번 보내 주소와 서명이 맞는지 확인합니다.'}</p>
        <button type="button" className={small} aria-disabled={isBusy} onClick={() => void run(test)}>
          시험 전송
        </button>
      </div>
      <div className={styles.line}>
        <p role="status">
          {secret ? (
            <code>{secret}</code>
          ) : (
            '받는 시스템은 서명 비밀값으로 우리가 보낸 것인지 확인합니다. 만들 때 한 번만 보입니다.'
          )}
        </p>
        {secret ? (
          <CopyButton
            className={small}
            label="비밀값 복사"
            done="비밀값을 복사했습니다."
            text={() => secret}
          />
        ) : (
          <button type="button" className={small} aria-disabled={isBusy} onClick={() => void run(renew)}>
            비밀값 만들기
          </button>
        )}
      </div>
      <h2>최근 전송</h2>
      <Deliveries hookId={hookId} version={tests} />
    </section>
  );
};

/** Trying a stored web hook, its secret, and what it has sent. */
export const HookHead = () => {
  const { record } = useEditContext<Row & { id: string }>();
  return record ? <Hook hookId={Number(record.hookId)} pauseRsn={record.pauseRsn} /> : null;
};
