import { useEffect } from 'react';
import { announce } from '../announce/announce.tsx';
import { Select } from '../forms/Select.tsx';
import { problemSentence } from '../http/problemSentence.ts';
import { useUserSetting } from '../userSetting/useUserSetting.ts';
import { changeLook, useChosenView } from '../views/chosenView.ts';
import { densities, isDensity, showDensity, useDensityShown } from './density.ts';

/** How closely the rows of all lists stand, for this person on every machine; in a view, those of the view. */
export const DensitySelect = () => {
  const { density } = useDensityShown();
  const { value, keep } = useUserSetting<{ density: string }>('density');
  const kept = value?.density;
  const view = useChosenView();
  useEffect(() => {
    if (isDensity(kept)) showDensity(kept);
  }, [kept]);
  const choose = async (chosen: string) => {
    if (!isDensity(chosen)) return;
    if (view) {
      changeLook(view, { density: chosen });
      return;
    }
    showDensity(chosen);
    try {
      await keep({ density: chosen });
    } catch (problem) {
      announce(problemSentence(problem));
    }
  };
  return (
    <Select
      small
      aria-label="줄 간격"
      value={density}
      options={densities}
      onChange={({ target }) => void choose(target.value)}
    />
  );
};
