import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { messages } from '#contract/messages.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatClock } from '#web/kit/dates/kst.ts';
import { Figures } from '#web/kit/figures/Figures.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './aiCall.module.css';
import { FailedArticles } from './FailedArticles.tsx';

type Known = Pick<
  MachineReadingStatus,
  'isConfigured' | 'pausedUntil' | 'pauseReason' | 'holdReason' | 'dailyTokens' | 'usedTokens'
>;

/** State of the provider, in a word and a sentence. `clock`: ISO time → time of day. */
export const stateOf = (
  { isConfigured, pausedUntil, pauseReason, holdReason }: Known,
  clock: (iso: string) => string,
): { word: string; tone: Tone; sentence: string } => {
  if (!isConfigured)
    return {
      word: '설정되지 않음',
      tone: 'plain',
      sentence:
        '번역·요약할 AI 제공자가 없어 기계 번역을 하지 않습니다. 서버의 AI_BASE_URL과 AI_MODEL을 지정하면 시작합니다.',
    };
  if (pausedUntil)
    return {
      word: '쉬는 중',
      tone: 'danger',
      sentence: `${pauseReason ?? ''} ${clock(pausedUntil)}에 다시 연결합니다.`.trim(),
    };
  if (holdReason) return { word: '예산 소진', tone: 'notice', sentence: holdReason };
  return { word: '정상', tone: 'good', sentence: '수집한 기사를 차례로 번역·요약합니다.' };
};

/** 120,000 / 2,000,000 (6%) */
export const budgetWords = ({ usedTokens, dailyTokens }: Known): string => {
  const used = grouped(usedTokens);
  if (!dailyTokens) return used;
  const share = Math.min(100, Math.floor((100 * usedTokens) / dailyTokens));
  return `${used} / ${grouped(dailyTokens)} (${share}%)`;
};

const ConnectionCheck = ({ onDone }: { onDone: () => void }) => {
  const [busy, setBusy] = useState(false);
  const [verdict, setVerdict] = useState<{ isWell: boolean; sentence: string }>();
  const check = async () => {
    setBusy(true);
    setVerdict(undefined);
    try {
      setVerdict(await write('POST', '/machine-reading/check', {}, { timeout: 300_000 }));
      onDone();
    } catch {
      // the shell's alert has shown the reason
    }
    setBusy(false);
  };
  return (
    <div className="row-lines">
      <button
        type="button"
        className={`${buttons.tertiary} ${buttons.inLine}`}
        aria-disabled={busy}
        onClick={() => {
          if (!busy) void check();
        }}
      >
        {busy ? '확인하는 중' : '연결 확인'}
      </button>
      <p role="status" className={styles.verdict}>
        {verdict && (
          <>
            <Badge tone={verdict.isWell ? 'good' : 'danger'}>{verdict.isWell ? '정상' : '이상'}</Badge>{' '}
            {verdict.sentence}
          </>
        )}
      </p>
    </div>
  );
};

const Provider = ({ status, onDone }: { status: MachineReadingStatus; onDone: () => void }) => {
  const { word, tone, sentence } = stateOf(status, formatClock);
  return (
    <section className={styles.provider} aria-label="AI 제공자">
      <p>
        <Badge tone={tone}>{word}</Badge> {sentence}
      </p>
      {status.isConfigured && (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>모델</dt>
              <dd>{status.model}</dd>
            </div>
            <div>
              <dt>주소</dt>
              <dd>{status.address}</dd>
            </div>
            <div>
              <dt>오늘 사용한 토큰</dt>
              <dd>{budgetWords(status)}</dd>
            </div>
            <div>
              <dt>오늘 호출 횟수</dt>
              <dd>
                {grouped(status.callCount)}회 (실패 {grouped(status.failedCallCount)}
                회)
              </dd>
            </div>
          </dl>
          <ConnectionCheck onDone={onDone} />
        </>
      )}
    </section>
  );
};

/** The provider, today's budget, waiting and failed articles. */
export const MachineReadingState = () => {
  const queries = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['machineReading'],
    queryFn: ({ signal }) => read<MachineReadingStatus>('/machine-reading', { signal, quiet: true }),
  });
  const readAgain = () => {
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name] }) => name === 'machineReading' || name === 'aiCall',
    });
  };
  if (isPending || error)
    return (
      <div className={styles.top}>
        {isPending ? (
          <LoadingState text={messages.loading.detail} minHeight="14rem" />
        ) : (
          <ProblemState problem={error} onRetry={() => void refetch()} />
        )}
      </div>
    );
  const { waitingCount, waitingIsMore, readingCount, doneTodayCount, failedCount } = data;
  return (
    <div className={styles.top}>
      <Provider status={data} onDone={readAgain} />
      {data.isConfigured && (
        <Figures
          label="기계 번역 진행 현황"
          figures={[
            { label: waitingIsMore ? '대기 (그 이상)' : '대기', value: waitingCount },
            { label: '읽는 중', value: readingCount },
            { label: '오늘 완료', value: doneTodayCount },
            { label: '실패', value: failedCount },
          ]}
        />
      )}
      {data.failed.length > 0 && <FailedArticles status={data} onDone={readAgain} />}
      <h2 className={styles.heading}>호출 기록</h2>
    </div>
  );
};
