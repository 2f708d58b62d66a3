import type { ApprovalCounts } from '#generated/types/approvalCalls.ts';
import type { ApprovalRequestItem } from '#generated/types/approvalRequest.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf, listQueryOf } from '#server/kernel/crud/answers.ts';
import { countBy } from '#server/kernel/crud/countBy.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';

const state = 'userAprvYn';

/** Number of requests per state → the four figures above the list. */
const figures = (byState: ReadonlyMap<unknown, number>): ApprovalCounts => {
  const of = (value: string): number => byState.get(value) ?? 0;
  const [approved, rejected, pending] = [of('Y'), of('R'), of('N')];
  return { approved, rejected, pending, total: approved + rejected + pending };
};

/** The registration requests, with their number per state under all filters except the state. */
export const listRequests =
  (catalogue: Catalogue): Handler<'GET /userapprovalrequest-list'> =>
  async ({ query, caller }) => {
    const spec = entityOf(catalogue, 'approvalRequest');
    const requested = listQueryOf(spec, query, caller);
    const others = requested.filters.filter(({ field }) => field !== state);
    const answer = await readList<ApprovalRequestItem>(sourceOf(catalogue, spec), caller, requested);
    const byState = await countBy(sourceOf(catalogue, spec), caller, others, state);
    return { ...answer, stats: { ...figures(byState) } };
  };

/** One request: masked, or unmasked for administrators, with the assigned authorities. */
export const readRequest =
  (catalogue: Catalogue): Handler<'GET /userapprovalrequest-detail'> =>
  (call) =>
    detailOf(call, entityOf(catalogue, 'approvalRequest'), catalogue);
