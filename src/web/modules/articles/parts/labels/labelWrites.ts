import { readingList } from '#contract/labels.ts';
import type { Calls } from '#generated/api/calls.ts';
import { write } from '#web/client/http/write.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { changeOpenedItem, changeShownRows } from '../items/shownItems.ts';
import { type Labelled, labelsKey } from './labels.ts';

type LabelInput = Calls['POST /insert-articlelabel']['body'];

/** Reads what shows labels again. Resolves once the labels are known as they are stored. */
const refresh = async (): Promise<void> => {
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
  await refresh();
  return changed;
};

const stored = async <T extends object>(
  verb: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object,
): Promise<T> => {
  const answer = await write<T>(verb, path, body, { quiet: true });
  await refresh();
  return answer;
};

/** @returns the id of the new label @throws HttpProblem */
export const insertLabel = async (label: LabelInput): Promise<number> =>
  (await stored<{ labelId: number }>('POST', '/insert-articlelabel', label)).labelId;

/** @throws HttpProblem */
export const updateLabel = (labelId: number, label: LabelInput): Promise<object> =>
  stored('PUT', '/update-articlelabel', { labelId, ...label });

/** @throws HttpProblem */
export const deleteLabel = (labelId: number): Promise<object> =>
  stored('DELETE', '/delete-articlelabel', { labelId });

/** @throws HttpProblem */
export const restoreLabel = (labelId: number): Promise<object> =>
  stored('PUT', '/update-articlelabel/restore', { labelId });

/** Merges a label into another. @returns takes it back @throws HttpProblem */
export const mergeLabels = async (labelId: number, intoId: number): Promise<() => Promise<void>> => {
  const body = { labelId, intoId };
  const { changed } = await stored<{ changed: number[] }>('PUT', '/update-articlelabel/merge', body);
  return async () => {
    await restoreLabel(labelId);
    // one call takes 200 articles
    for (let from = 0; from < changed.length; from += 200)
      await putLabel(intoId, changed.slice(from, from + 200), false);
  };
};
