import { like, or, sql } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { conditionOf, escaped } from '../crud/condition.ts';
import { columnOf } from '../crud/tables.ts';
import { spellingChunk } from '../features/search/spellings/spelling.ts';
import { fold } from '../features/search/words/fold.ts';
import type { Policy, Writing } from './policy.ts';

/** Spellings of a group, its name included: as many as a search takes. */
const mostSpellings = 12;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => (typeof one === 'string' ? [one] : []));

const problems = ({ record }: Writing): FormProblem[] => {
  const { rprsNm, synmList } = record;
  const found: FormProblem[] = [];
  const unsearchable = texts(synmList).find((spelling) => !spellingChunk(spelling));
  if (typeof rprsNm === 'string' && !spellingChunk(rprsNm))
    found.push(invalid('rprsNm', '대표 표기', '대표 표기는 두 글자 이상으로 적어 주세요.'));
  if (unsearchable !== undefined)
    found.push(invalid('synmList', '같은 말', `‘${unsearchable}’: 같은 말은 두 글자 이상으로 적어 주세요.`));
  else if (texts(synmList).length >= mostSpellings)
    found.push(invalid('synmList', '같은 말', `같은 말은 ${mostSpellings - 1}개까지 적을 수 있습니다.`));
  return found;
};

/** All groups, found by any of their spellings. What a search could not look for is no spelling. */
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
