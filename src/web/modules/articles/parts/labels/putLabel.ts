import { readingList } from '#contract/labels.ts';
import { write } from '#web/client/http/write.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { type Labelled, labelsKey } from './labels.ts';

/** Reads what shows labels again. Resolves once the labels are known as they are stored. */
export const refreshLabels = async (): Promise<void> => {
  void queryClient.invalidateQueries({ queryKey: ['articlememo-list'] });
  await queryClient.invalidateQueries({ queryKey: [labelsKey] });
};

/**
 * Puts articles under a label, or takes them off, and shows it in all rows.
 * @returns the articles that have changed
 * @throws HttpProblem
 */
export const putLabel = async (
  labelId: number,
  articleIds: readonly number[],
  isOn: boolean,
): Promise<number[]> => {
  const body = { labelId, articleIds, labelYn: isOn ? 'Y' : 'N' };
  const path = '/update-articlelabel/items';
  const { changed } = await write<{ changed: number[] }>('PUT', path, body, { quiet: true });
  const change = ({ labelIdList }: Labelled) => {
    const others = (labelIdList ?? []).filter((id) => id !== labelId);
    const first = labelId === readingList.labelId;
    return { labelIdList: isOn ? (first ? [labelId, ...others] : [...others, labelId]) : others };
  };
  changeShownRows<Labelled>(articleIds, change);
  changeOpenedItem<Labelled>(articleIds, change);
  await refreshLabels();
  return changed;
};
