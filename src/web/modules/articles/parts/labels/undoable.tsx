import { useState } from 'react';
import { useRun } from '#web/kit/async/useRun.ts';
import styles from './LabelDialog.module.css';

/** What was done, and how it is taken back. */
export interface Done {
  text: string;
  undo?: () => Promise<void>;
}

/** Runs one change at a time, and keeps its result or why it failed. */
export const useUndoable = () => {
  const [done, setDone] = useState<Done>();
  const { problem, isBusy, run } = useRun();
  const act = (work: () => Promise<Done>): Promise<boolean> => run(async () => setDone(await work()));
  return { done, problem, isBusy, act };
};

type DoneLineProps = Omit<ReturnType<typeof useUndoable>, 'problem'>;

/** The result of the last change, read aloud, with a button that takes it back. */
export const DoneLine = ({ done, isBusy, act }: DoneLineProps) => {
  const undo = done?.undo;
  return (
    <p role="status" className={styles.done}>
      {done?.text}
      {undo && (
        <button
          type="button"
          className={styles.undo}
          aria-disabled={isBusy || undefined}
          onClick={() =>
            void act(async () => {
              await undo();
              return { text: '되돌렸습니다.' };
            })
          }
        >
          되돌리기
        </button>
      )}
    </p>
  );
};
