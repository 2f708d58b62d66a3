import { useId, useState } from 'react';
import {
  administratorKinds,
  compulsoryKinds,
  type NoticeKind,
  noticeKinds,
  noticesOffSetting,
  turnedOff,
} from '#contract/notices.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { useUserSetting } from '#web/client/userSetting/useUserSetting.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { serialQueue } from '#web/kit/async/serialQueue.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import styles from './Consents.module.css';

const kinds: readonly { kind: NoticeKind; label: string }[] = [
  { kind: 'post', label: '나에게 온 새 글' },
  { kind: 'comment', label: '내 글과 내가 댓글을 단 글의 새 댓글' },
  { kind: 'status', label: '내 글의 처리 상태' },
  { kind: 'watch', label: '저장한 검색의 새 글' },
  { kind: 'report', label: '보고 서식이 만든 브리핑' },
  { kind: 'approval', label: '가입 승인 요청' },
  { kind: 'deletion', label: '매체 삭제 요청' },
  { kind: 'administration', label: '관리자 계정의 변경' },
  { kind: 'collection', label: '수집원의 오류와 지연' },
  { kind: 'webHook', label: '외부 전송의 중지' },
];

/** Chooses the kinds of notifications. Stored at once, independently of the surrounding form. */
export const NoticeKinds = () => {
  const id = useId();
  const { mngrYn } = useSession(rightsOf);
  const { value, isKnown, keep } = useUserSetting<{ off: string[] }>(noticesOffSetting);
  const [wanted, setWanted] = useState<string[] | null>(null);
  const [inTurn] = useState(serialQueue);
  const off = wanted ?? turnedOff(value);
  const shown = kinds.filter(({ kind }) => mngrYn === 'Y' || !administratorKinds.includes(kind));

  const take = async (kind: NoticeKind, label: string, isTaken: boolean): Promise<void> => {
    const code = noticeKinds[kind];
    const left = isTaken ? off.filter((one) => one !== code) : [...off, code];
    setWanted(left);
    try {
      // one at a time: the last press wins
      await inTurn(() => keep(left.length ? { off: left } : null));
      announce(`‘${label}’ 알림을 ${isTaken ? '받습니다' : '받지 않습니다'}.`);
    } catch (failure) {
      void showAlert(problemSentence(failure));
    } finally {
      setWanted((now) => (now === left ? null : now));
    }
  };

  return (
    <fieldset className={styles.kinds} aria-describedby={`${id}-help`}>
      <legend className={styles.legend}>알림으로 받을 소식</legend>
      <p id={`${id}-help`} className={styles.about}>
        선택하면 바로 저장됩니다.
        {mngrYn === 'Y' && ' 관리자가 처리해야 하는 요청과 관리자 계정의 변경은 끌 수 없습니다.'}
      </p>
      {shown.map(({ kind, label }) => {
        const isCompulsory = compulsoryKinds.includes(kind);
        return (
          <label key={kind} className={styles.consent}>
            <input
              type="checkbox"
              checked={isCompulsory || !off.includes(noticeKinds[kind])}
              disabled={isCompulsory || !isKnown}
              onChange={({ target }) => void take(kind, label, target.checked)}
            />
            {label}
          </label>
        );
      })}
    </fieldset>
  );
};
