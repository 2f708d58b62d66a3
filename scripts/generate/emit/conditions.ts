import { header } from '../header.ts';
import { literal, memberName } from '../literal.ts';
import type { Model } from '../model.ts';

/** The filter conditions of shared query parameters, for the handlers that read them; no file if there are none. */
export const emitConditions = ({ conditions: queries }: Model): [string, string][] => {
  if (queries.length === 0) return [];
  const tables = queries.map(({ query, conditions }) => {
    const members = Object.entries(conditions).map(
      ([name, condition]) => `  ${memberName(name)}: ${literal(condition)},`,
    );
    return `/** Parameters of the shared query ${query} that filter by a field. */\nexport const ${query} = {\n${members.join('\n')}\n} as const;\n`;
  });
  return [['api/conditions.ts', `${header('operations/*.json')}${tables.join('\n')}`]];
};
