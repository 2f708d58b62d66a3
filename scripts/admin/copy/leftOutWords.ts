import { grouped } from '#contract/countText.ts';

const advice = {
  담지: '필요하면 pg_dump로 따로 보관해 주세요.',
  옮기지: '원본에는 그대로 있습니다. 필요하면 pg_dump로 따로 보관해 주세요.',
  복원하지: '값은 백업 파일에만 남아 있습니다.',
} as const;

/**
 * Message about tables or columns created by others in the database, which are not copied.
 * @param verb the action that excludes them
 * @returns empty if there are none
 */
export const leftOutWords = (
  kind: '표' | '열',
  names: readonly string[],
  verb: keyof typeof advice,
): string[] =>
  names.length
    ? [
        `주의: 제품이 만들지 않은 ${kind} ${grouped(names.length)}개는 ${verb} 않았습니다(${names.slice(0, 5).join(', ')}${names.length > 5 ? ' 등' : ''}). ${advice[verb]}`,
      ]
    : [];
