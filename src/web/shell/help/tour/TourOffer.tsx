import { useState } from 'react';
import { createPortal } from 'react-dom';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { useUserSetting } from '#web/client/userSetting/useUserSetting.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import styles from './TourOffer.module.css';
import { startTour, type TourMode } from './tourStore.ts';

/** Modes whose tour the user has started or declined. */
type Seen = { [Mode in TourMode]?: true };

/** The offer of a tour in the banner of the page, until the user has taken or declined it. */
export const TourOffer = ({ mode }: { mode: TourMode }) => {
  const { value, isKnown, keep } = useUserSetting<Seen>('tour');
  const [declined, setDeclined] = useState<Seen>({});
  const place = document.querySelector('[data-masthead]');
  if (!place || !isKnown || value?.[mode] || declined[mode]) return null;
  const remember = () => {
    setDeclined({ ...declined, [mode]: true });
    keep({ ...value, [mode]: true }).catch((problem: unknown) => announce(problemSentence(problem)));
  };
  return createPortal(
    <div className={styles.offer}>
      처음이신가요?
      <button
        type="button"
        className={styles.start}
        onClick={() => {
          remember();
          startTour(mode);
        }}
      >
        1분 둘러보기
      </button>
      <button
        type="button"
        className={styles.no}
        aria-label="둘러보기 안내 닫기"
        title="닫기"
        onClick={remember}
      >
        <svg viewBox="0 0 12 12" aria-hidden="true">
          <path d="m2 2 8 8M10 2l-8 8" />
        </svg>
      </button>
    </div>,
    place,
  );
};
