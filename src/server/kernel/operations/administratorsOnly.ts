import type { FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { OperationSpec } from '#contract/entity.ts';
import { authorize } from '../access/caller.ts';

/** Reading a page of the server's own, as if it were a call of the product. */
const reading: OperationSpec = {
  id: 'GET /docs',
  method: 'GET',
  path: '/docs',
  summary: 'API 설명서',
  access: 'admin',
  ip: true,
  menus: [],
};

/** Options of a route for administrators at an allowed address. */
export const administratorsOnly: RouteShorthandOptions = {
  config: { operations: { GET: reading } },
  preHandler: async ({ caller }: FastifyRequest) => {
    const refusal = authorize(reading, caller, () => []);
    if (refusal) throw refusal;
  },
};
