import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { uniqueViolation } from '../database/errors.ts';
import { duplicate } from '../failure.ts';

/** Runs a write; a broken unique rule becomes a 409 that names the fields. */
export const refusingDuplicates = async <T>(spec: EntitySpec, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const violation = uniqueViolation(error);
    if (!violation) throw error;
    const broken = spec.uniqueIndexes?.findIndex((name) => name === violation.constraint) ?? -1;
    const rule = spec.unique[broken] ?? [spec.key];
    throw duplicate(
      rule.map((name) => {
        const shown = fieldOf(spec, name)?.madeOf ?? name;
        const { label = shown, duplicateMessage } = fieldOf(spec, shown) ?? {};
        return { name: shown, label, message: duplicateMessage ?? `이미 등록된 ${label}입니다.` };
      }),
    );
  }
};
