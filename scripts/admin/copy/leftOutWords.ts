import { grouped } from '#contract/countText.ts';

/**
 * What is said of tables, or columns, that others have made in the database: they do not come along.
 * @param verb what was not done with them, as in `담지`
 * @returns no line where there are none
 */
export const leftOutWords = (
  kind: '표' | '열',
  names: readonly string[],
  verb: '담지' | '옮기지' | '복원하지',
): string[] =>
  names.length
    ? [
        `주의: 제품이 만들지 않은 ${kind} ${grouped(names.length)}개는 ${verb} 않았습니다(${names.slice(0, 5).join(', ')}${names.length > 5 ? ' 등' : ''}). 필요하면 pg_dump로 따로 보관해 주세요.`,
      ]
    : [];
