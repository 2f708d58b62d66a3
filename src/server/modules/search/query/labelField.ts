import { fold } from '#server/kernel/text/tokens.ts';
import { isUnderLabel, labelNamesOf } from '#server/modules/reading/index.ts';
import type { QueryFieldSource } from './queryFieldSources.ts';

/** `라벨:이름`: items that the reader or their group keeps under a label. */
export const labelField: QueryFieldSource = {
  field: 'label',
  async resolve(value, caller) {
    const names = await labelNamesOf(caller);
    return names.some((name) => fold(name) === fold(value.trim()))
      ? { is: 'fact', fact: { of: 'statement', where: isUnderLabel(caller, value) } }
      : `‘${value}’: 그런 라벨이 없습니다`;
  },
  names: labelNamesOf,
};
