import type { Parsed } from './parse.ts';
import { type Problem, unknown } from './problems.ts';
import type { AreaSchema, CallSchema } from './schemaTypes.ts';

type Query = NonNullable<CallSchema['query']>;

/** Gives each call the parameters of the shared queries that it names (`queryOf`), its own after them. */
export const withSharedQueries = (
  areas: readonly Parsed<AreaSchema>[],
  problems: Problem[],
): Parsed<AreaSchema>[] => {
  const shared = new Map(areas.flatMap(({ schema }) => Object.entries(schema.queries ?? {})));
  const widened = (file: string, id: string, call: CallSchema): CallSchema => {
    const taken = (call.queryOf ?? []).map((name): Query => {
      const query = shared.get(name);
      if (!query)
        problems.push({ file, at: `${id} queryOf`, message: unknown('query', name, shared.keys()) });
      return query ?? {};
    });
    return taken.length ? { ...call, query: Object.assign({}, ...taken, call.query) as Query } : call;
  };
  return areas.map(({ file, schema, ...rest }) => ({
    ...rest,
    file,
    schema: {
      ...schema,
      operations: Object.fromEntries(
        Object.entries(schema.operations).map(([id, call]) => [id, widened(file, id, call)]),
      ),
    },
  }));
};
