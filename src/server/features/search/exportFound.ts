import type { FastifyReply } from 'fastify';
import type { Calls } from '#generated/api/calls.ts';
import { sendList } from '../../crud/export/exportList.ts';
import { readExportParts } from '../../crud/export/exportQuery.ts';
import { denied, unauthorized, validationFailure } from '../../failure.ts';
import type { Call } from '../../operations/call.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { judgedWhere } from '../article/articleWhere.ts';
import { queryWords } from '../article/queryWords.ts';
import { openKinds } from '../articleMemo/openKinds.ts';
import { mostCounted } from './index/satisfying.ts';
import { kindsByName, readSearchQuery } from './searchQuery.ts';

const roughly = '낱말이 이어져 있는지 다 확인하지 못해 맞지 않는 글이 더 담겼을 수 있음';

/**
 * Answers with all that is found of one kind as a file, the latest report first: the items that the search counts.
 * @throws Failure 400 with every fault of the query, 403 for a kind that the caller may not list
 */
export const exportFound = async (
  call: Call & { query: Calls['GET /search-list-excel']['query'] },
  catalogue: Catalogue,
): Promise<FastifyReply> => {
  const { caller } = call;
  if (!caller) throw unauthorized();
  const { kind: name, ...asked } = call.query;
  const kind = kindsByName[name];
  const spec = entityOf(catalogue, kind);
  const { listed, parts, problems } = readExportParts(spec, 'excel', asked);
  if (!parts || problems.length) throw validationFailure(problems);
  const { facts } = readSearchQuery(listed);
  if (!(await openKinds(catalogue, caller)).includes(kind)) throw denied();
  const sort = { field: 'frmTrsfNscvrgDt', order: 'DESC' } as const;
  const { where, isDecided } = await judgedWhere(kind, facts, { most: mostCounted });
  const words = await queryWords(catalogue, kind, { ...facts, sort });
  const { page, size, total } = facts;
  return sendList(
    call,
    spec,
    catalogue,
    { list: { filters: [], page, size, sort, total }, ...parts },
    {
      label: `${spec.label} 검색 결과`,
      extra: where,
      conditions: isDecided ? words : `${words} / ${roughly}`,
    },
  );
};
