import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { announce } from '#web/kit/announce/announce.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import type { CodeExchange, FieldNote } from './useCodeExchange.ts';
import { useSecondsLeft } from './useSecondsLeft.ts';
import styles from './Verification.module.css';
import { clockOf, expired } from './verification.ts';

/** A message below a field, read aloud too. The live region is always in the page, so that changes are announced. */
export const Notice = ({ id, note }: { id: string; note: FieldNote | null }) => (
  <div id={id} aria-live="polite" className={styles.notice}>
    {note && (
      <p className={styles[note.tone]}>
        {note.tone === 'good' && (
          <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path d="m3 8.5 3.2 3.2L13 5" />
          </svg>
        )}
        {note.text}
      </p>
    )}
  </div>
);

interface CodeEntryProps {
  exchange: CodeExchange;
  onConfirm: () => void;
  onResend: () => void;
  /** The code is the only field here. */
  isMain?: boolean;
}

const lastMinute = '인증 시간이 1분 남았습니다.';

const useTimeAnnouncements = (secondsLeft: number, isRunning: boolean): void => {
  useEffect(() => {
    if (!isRunning) return;
    if (secondsLeft === 60) announce(lastMinute);
  }, [secondsLeft, isRunning]);
};

/** Field for the six-digit code, with the remaining time and a button for another code. */
export const CodeEntry = ({ exchange, onConfirm, onResend, isMain = false }: CodeEntryProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { sent, code, setCode, note, busy } = exchange;
  const secondsLeft = useSecondsLeft(sent?.expiresAt);
  const secondsToResend = useSecondsLeft(sent?.resendAt);
  useTimeAnnouncements(secondsLeft, sent !== null);

  // a new code is followed by typing it
  useLayoutEffect(() => {
    if (sent) box.current?.focus();
  }, [sent]);

  if (!sent) return null;
  const isOver = secondsLeft === 0;
  const shown = isOver ? ({ tone: 'bad', text: expired } as const) : note;
  return (
    <div className={styles.code}>
      <FieldFrame id={id} label="인증코드">
        <div className={styles.row}>
          <div className={styles.digits}>
            <TextBox
              ref={box}
              id={id}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="숫자 6자리"
              value={code}
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                onConfirm();
              }}
              aria-invalid={shown?.tone === 'bad' || undefined}
              aria-describedby={`${id}-said ${id}-time`}
            />
            <span id={`${id}-time`} role="timer" className={secondsLeft <= 60 ? styles.last : styles.time}>
              <span className="only-read-aloud">남은 시간 </span>
              {clockOf(secondsLeft)}
            </span>
          </div>
          <button
            type="button"
            className={isMain ? buttons.primary : buttons.secondary}
            aria-disabled={busy}
            onClick={onConfirm}
          >
            인증 확인
          </button>
        </div>
      </FieldFrame>
      <Notice id={`${id}-said`} note={shown} />
      <p className={styles.again}>
        코드가 오지 않았나요?{' '}
        {secondsToResend > 0 ? (
          `${secondsToResend}초 뒤에 다시 받을 수 있습니다.`
        ) : (
          <button type="button" className={styles.link} aria-disabled={busy} onClick={onResend}>
            다시 받기
          </button>
        )}
      </p>
    </div>
  );
};
