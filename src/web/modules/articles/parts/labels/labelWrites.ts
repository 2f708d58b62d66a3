import type { Calls } from '#generated/api/calls.ts';
import { write } from '#web/client/http/write.ts';
import { putLabel, refreshLabels } from './putLabel.ts';

type LabelInput = Calls['POST /insert-articlelabel']['body'];

const stored = async <T extends object>(
  verb: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object,
): Promise<T> => {
  const answer = await write<T>(verb, path, body, { quiet: true });
  await refreshLabels();
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
