import { type ReactNode, useRef, useState } from 'react';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import styles from './SplitView.module.css';
import type { Split } from './split.ts';

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
