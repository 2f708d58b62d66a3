import { like, or, sql } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Policy, RecordWrite } from '#server/kernel/crud/policies.ts';
import { conditionOf, escaped } from '#server/kernel/crud/where.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { areAlike, maxSpellings, spellingChunk } from '../spellings/synonyms.ts';

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'string' ? [one] : []));

/** Whether a group has two spellings that are searched differently. */
const hasAnother = (name: unknown, spellings: readonly string[]): boolean => {
  const own = typeof name === 'string' ? spellingChunk(name) : undefined;
  return spellings.some((spelling) => {
    const chunk = spellingChunk(spelling);
    return chunk && !(own && areAlike(own, chunk));
  });
};

/**
 * A group has at most as many spellings as a search accepts, including its name, and at least one that differs from its
 * name.
 */
const problems = ({ sent, record }: RecordWrite): FormProblem[] => {
  const { rprsNm, synmList } = record;
  const found: FormProblem[] = [];
  const unsearchable = texts(synmList).find((spelling) => !spellingChunk(spelling));
  if (typeof rprsNm === 'string' && !spellingChunk(rprsNm))
    found.push(invalid('rprsNm', '대표 표기', '대표 표기는 두 글자 이상으로 적어 주세요.'));
  if (unsearchable !== undefined)
    found.push(invalid('synmList', '같은 말', `‘${unsearchable}’: 같은 말은 두 글자 이상으로 적어 주세요.`));
  else if (texts(synmList).length >= maxSpellings)
    found.push(invalid('synmList', '같은 말', `같은 말은 ${maxSpellings - 1}개까지 적을 수 있습니다.`));
  else if (('rprsNm' in sent || 'synmList' in sent) && !hasAnother(rprsNm, texts(synmList)))
    found.push(invalid('synmList', '같은 말', '대표 표기와 다른 표기를 하나 이상 적어 주세요.'));
  return found;
};

/** All groups are visible, and found by any of their spellings. Spellings that cannot be searched are refused. */
export const searchSynonyms: Policy = {
  scope: () => undefined,
  conditions: {
    rprsNm: (_caller, source, text) => {
      const spellings = sql`lower(normalize(array_to_string(${columnOf(source.base, 'synmList')}, chr(10)), NFKC))`;
      return or(
        conditionOf(source, { op: 'contains', field: 'rprsNm', text }),
        like(spellings, `%${escaped(fold(text))}%`),
      );
    },
  },
  problems,
};
