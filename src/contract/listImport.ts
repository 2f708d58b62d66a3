import type { Option } from './entity.ts';

/** Value of a column that is not imported. */
export const notImported = 'none';

/** Maximum size of an imported file in bytes. It is read as a stream; its size counts, not the length of its text. */
export const maxImportBytes = 100 * 1024 * 1024;

/** What a column of a list can hold; of repeatable ones a list may have several columns. */
export interface ListField extends Option {
  repeatYn?: 'Y' | 'N';
}

/** Fields of which a list needs one column: without it the list is refused, or the sentence warns. */
export interface ListNeed {
  anyOf: readonly string[];
  sentence: string;
  requiredYn: 'Y' | 'N';
}

/** What the columns of a list lack, a Korean sentence each. */
export const lackingColumns = (
  chosen: readonly string[],
  needs: readonly ListNeed[],
  requiredYn: 'Y' | 'N',
): string[] =>
  needs
    .filter((need) => need.requiredYn === requiredYn && !need.anyOf.some((field) => chosen.includes(field)))
    .map(({ sentence }) => sentence);

/** Korean problem of a mapping of columns, in order; null if the list can be read by it. */
export const columnsProblem = (
  chosen: readonly string[],
  { fields, needs }: { fields: readonly ListField[]; needs: readonly ListNeed[] },
): string | null => {
  const [lacking] = lackingColumns(chosen, needs, 'Y');
  if (lacking) return lacking;
  const twice = fields.find(
    ({ value, repeatYn }) => repeatYn !== 'Y' && chosen.indexOf(value) !== chosen.lastIndexOf(value),
  );
  return twice ? `‘${twice.label}’에 두 열을 골랐습니다. 하나만 남겨 주세요.` : null;
};
