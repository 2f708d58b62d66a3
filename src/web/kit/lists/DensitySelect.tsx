import { useId } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { useSyncedSetting } from '#web/client/userSetting/useSyncedSetting.ts';
import { showAlert } from '../dialogs/dialogStore.ts';
import { Select } from '../forms/Select.tsx';
import { changeDisplay, useChosenView } from '../views/chosenView.ts';
import { densities, isDensity, showDensity, useDensityShown } from '../views/density.ts';
import styles from './DensitySelect.module.css';

const take = ({ density }: { density?: unknown }): void => {
  if (isDensity(density)) showDensity(density);
};

/** Row spacing of all lists, per user on every machine; within a view, that of the view. */
export const DensitySelect = () => {
  const id = useId();
  const { density } = useDensityShown();
  const keep = useSyncedSetting('density', take);
  const view = useChosenView();
  const choose = async (chosen: string) => {
    if (!isDensity(chosen)) return;
    if (view) {
      changeDisplay(view, { density: chosen });
      return;
    }
    showDensity(chosen);
    try {
      await keep({ density: chosen });
    } catch (problem) {
      await showAlert(problemSentence(problem));
    }
  };
  return (
    <span className={styles.density}>
      <label htmlFor={id}>줄 간격</label>
      <Select
        id={id}
        small
        value={density}
        options={densities}
        onChange={({ target }) => void choose(target.value)}
      />
    </span>
  );
};
