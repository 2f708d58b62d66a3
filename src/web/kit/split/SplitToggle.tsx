import { announce } from '../announce/announce.tsx';
import styles from './SplitView.module.css';
import { useSplit } from './split.ts';

interface SplitToggleProps {
  className: string | undefined;
}

/** Switch for the split view. Absent if the window is too narrow for it. */
export const SplitToggle = ({ className }: SplitToggleProps) => {
  const { isOn, hasRoom, change } = useSplit();
  if (!hasRoom) return null;
  const turn = () => {
    change({ isOn: !isOn });
    announce(isOn ? '나란히 읽기를 껐습니다.' : '나란히 읽기를 켰습니다.');
  };
  return (
    <button
      type="button"
      className={`${className} ${styles.toggle}`}
      aria-pressed={isOn}
      aria-label="나란히 읽기"
      title={isOn ? '나란히 읽기 끄기' : '나란히 읽기'}
      data-action="split"
      onClick={turn}
    >
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M2.5 3.5h15v13h-15zM8.5 3.5v13M4.7 7h1.8M4.7 10h1.8M11 7h4M11 10h4M11 13h2.5" />
      </svg>
    </button>
  );
};
