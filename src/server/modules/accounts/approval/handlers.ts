import type { Calls } from '#generated/api/calls.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { approve } from './approve.ts';
import { reject } from './reject.ts';
import { listRequests, readRequest } from './requests.ts';

type Ids =
  | 'GET /userapprovalrequest-list'
  | 'GET /userapprovalrequest-detail'
  | 'PUT /update-userapprovalrequest/approval'
  | 'PUT /update-userapprovalrequest/rejection';

/** Requests to be let in, and what administrators decide about them. */
export const approvalHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /userapprovalrequest-list': listRequests(catalogue),
  'GET /userapprovalrequest-detail': readRequest(catalogue),
  'PUT /update-userapprovalrequest/approval': approve(environment, catalogue),
  'PUT /update-userapprovalrequest/rejection': reject(environment, catalogue),
});
