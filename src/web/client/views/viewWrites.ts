import type { Calls } from '#generated/api/calls.ts';
import { write } from '../http/write.ts';
import { applySavedViews } from './savedViews.ts';

type Answer = Calls['GET /savedview-list']['answer']['data'];
type NewView = Calls['POST /insert-savedview']['body'];
type ViewChange = Calls['PUT /update-savedview']['body'];

/** @throws HttpProblem */
const change = async (
  verb: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object,
): Promise<number | null> => {
  const answer = await write<Answer>(verb, path, body, { quiet: true });
  applySavedViews(answer);
  return answer.viewId;
};

/** @returns the id of the view. @throws HttpProblem */
export const insertView = (view: NewView): Promise<number | null> =>
  change('POST', '/insert-savedview', view);

/** @throws HttpProblem */
export const updateView = async (view: ViewChange): Promise<void> => {
  await change('PUT', '/update-savedview', view);
};

/** @throws HttpProblem */
export const deleteView = async (viewId: number): Promise<void> => {
  await change('DELETE', '/delete-savedview', { viewId });
};
