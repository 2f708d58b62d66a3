import { constants } from '#contract/constants.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { useSyncedSetting } from '#web/client/userSetting/useSyncedSetting.ts';
import { showAlert } from '../dialogs/dialogStore.ts';
import { Select } from '../forms/Select.tsx';
import { useChosenView } from '../views/chosenView.ts';
import { type PageSizes, pageSizesOf, showPageSizes, usePageSizes } from './pageSizes.ts';

interface PageSizeSelectProps {
  /** Name of the list, under which the choice is kept. */
  list: string;
  value: number;
  onChange: (size: number) => void;
}

const take = (kept: PageSizes): void => showPageSizes(pageSizesOf(kept));

/** Number of rows per page, kept for this list and user on every machine. */
export const PageSizeSelect = ({ list, value, onChange }: PageSizeSelectProps) => {
  const { sizes } = usePageSizes();
  const keep = useSyncedSetting('pageSizes', take);
  const view = useChosenView();
  const choose = async (size: number) => {
    // within a view it belongs to the view
    if (view) {
      onChange(size);
      return;
    }
    const chosen = { ...sizes, [list]: size };
    showPageSizes(chosen);
    onChange(size);
    try {
      await keep(chosen);
    } catch (problem) {
      await showAlert(problemSentence(problem));
    }
  };
  return (
    <Select
      small
      aria-label="한 쪽에 보일 건수"
      value={String(value)}
      onChange={({ target }) => void choose(Number(target.value))}
      options={constants.pageSizes.map((size) => ({ value: String(size), label: `${size}건씩` }))}
    />
  );
};
