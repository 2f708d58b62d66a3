import type { TypedQuery } from '#contract/typedQuery.ts';
import type { FactTree, KnownFact } from '../facts/facts.ts';
import { conditionFacts } from './articleConditions.ts';
import type { ArticleQuery } from './articleQuery.ts';

type KnownQuery = TypedQuery<KnownFact>;

const ofFacts = (tree: FactTree): KnownQuery => {
  if (tree.is === 'fact') return tree;
  if (tree.is === 'not') return { is: 'not', of: ofFacts(tree.of) };
  return { is: tree.is, of: tree.of.map(ofFacts) };
};

/** Words without a field of their own, in the fields that the query searches. */
const inFields = (query: KnownQuery, fields: ArticleQuery['fields']): KnownQuery => {
  if (fields.length === 0 || query.is === 'fact') return query;
  if (query.is === 'all' || query.is === 'any')
    return { is: query.is, of: query.of.map((one) => inFields(one, fields)) };
  if (query.is === 'not' || (query.is !== 'term' && query.is !== 'near') || query.field) return query;
  const each = fields.map((field): KnownQuery => ({ ...query, field }));
  return each.length === 1 && each[0] ? each[0] : { is: 'any', of: each };
};

/** A whole query of a list as one tree, for use within another query; what depends on its reader is left out. */
export const queryTree = (query: ArticleQuery): KnownQuery => {
  const terms = query.terms.map((part) => inFields(part.query, query.fields));
  const wanted = terms.filter(({ is }) => is !== 'not');
  const any: KnownQuery[] = wanted.length > 1 ? [{ is: 'any', of: wanted }] : wanted;
  return {
    is: 'all',
    of: [
      ...(query.combine === 'OR' ? any : wanted),
      ...terms.filter(({ is }) => is === 'not'),
      ...query.excluded.map((part): KnownQuery => ({ is: 'not', of: part.query })),
      ...conditionFacts(query).map(ofFacts),
    ],
  };
};
