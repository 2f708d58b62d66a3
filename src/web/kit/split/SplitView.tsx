import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { announce } from '../announce/announce.tsx';
import styles from './SplitView.module.css';
import { type Split, useSplit } from './split.ts';

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

const SidePane = lazyPart(async () => (await import('./SidePane.tsx')).SidePane);

interface SplitViewProps {
  split: Split;
  /** The list. It stays mounted when the split view is off. */
  children: ReactNode;
  /** The pane beside it, as high as the window allows. */
  pane: ReactNode;
  /** Id of the open record: another one starts at its top. */
  openId: number | string | undefined;
  /** Accessible name of the divider. */
  label: string;
}

/** A list with the open record beside it, and a movable divider between them. */
export const SplitView = ({ split, children, pane, openId, label }: SplitViewProps) => {
  const [moved, setMoved] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  const share = moved ?? split.share;
  return (
    <div
      ref={place}
      className={split.isShown ? styles.split : undefined}
      style={
        split.isShown ? { gridTemplateColumns: `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)` } : {}
      }
    >
      <div className={styles.list}>{children}</div>
      {split.isShown && (
        <SidePane
          place={place}
          share={share}
          onMove={setMoved}
          onChange={(to) => split.change({ share: to })}
          openId={openId}
          label={label}
        >
          {pane}
        </SidePane>
      )}
    </div>
  );
};
