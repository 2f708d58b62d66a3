import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type Checked, type Form, type FormProblem, normalise } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { Failure, validationFailure } from '../failure.ts';
import { type Row, readRecord } from './readRecord.ts';

/** The stored record, or nothing where the caller may not change it. */
const stored = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  sent: Row,
): Promise<Row> => {
  try {
    return await readRecord(catalogue, spec, caller, sent[spec.key]);
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

/** Texts that do not go by a rule of forms and are not the person's: they stand in the record already. */
const isInherited = (spec: EntitySpec, sent: Row, before: Row, { name, kind }: FormProblem): boolean => {
  const text = normalise(sent[name]);
  const isOpen = fieldOf(spec, name)?.personal === undefined;
  return kind === 'invalid' && isOpen && typeof text === 'string' && text === before[name];
};

/**
 * Validates a change of a record. Rules apply to what people enter: a stored value that breaks one (imported from a
 * list or a feed) may be sent back unchanged.
 * @throws Failure 400
 */
export const checkChange = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  form: Form,
  sent: Row,
): Promise<Row> => {
  const checked: Checked<Row> = form.check(sent);
  if (!checked.problems) return checked.value;
  const before = checked.problems.some(({ kind }) => kind === 'invalid')
    ? await stored(catalogue, spec, caller, sent)
    : {};
  const inherited = checked.problems.filter((problem) => isInherited(spec, sent, before, problem));
  if (inherited.length === 0) throw validationFailure(checked.problems);
  const names = new Set(inherited.map(({ name }) => name));
  const rest = Object.fromEntries(Object.entries(sent).filter(([name]) => !names.has(name)));
  const again: Checked<Row> = form.check(rest);
  if (again.problems) throw validationFailure(again.problems);
  return again.value;
};
