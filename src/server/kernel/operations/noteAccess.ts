import type { EntitySpec, FieldSpec, OperationSpec, PersonalKind } from '#contract/entity.ts';
import { type Call, runningCall } from '../calls/call.ts';
import { type Catalogue, entityOf } from '../calls/catalogue.ts';
import { logPersonalDataAccess, ownersOf, personalNote } from '../crud/logPersonalDataAccess.ts';
import { policyOf } from '../crud/policies.ts';
import { mask } from '../crud/present.ts';

type Row = Record<string, unknown>;

/** Fields with personal data, of the record itself or of records that it references. */
const personalFields = (spec: EntitySpec): FieldSpec[] =>
  spec.fields.filter(({ personal }) => personal !== undefined);

/** Child lists whose entity has personal data. */
const rowsWithPeople = (catalogue: Catalogue, spec: EntitySpec): [name: string, of: EntitySpec][] =>
  spec.fields.flatMap(({ name, children }) => {
    const of = children && catalogue.resources[children.entity];
    return of && personalFields(of).length ? [[name, of] as [string, EntitySpec]] : [];
  });

const conditionsOnPeople = (spec: EntitySpec): readonly string[] => policyOf(spec)?.conditionsOnPeople ?? [];

/**
 * The entity, for administrators' lists and records with personal data and for lists that are searched by it, and for
 * whoever picks people or reads a list whose rows name their person (`subject`). Exports and unmasked views are
 * excluded: they log their own access.
 */
const showsPeople = (
  catalogue: Catalogue,
  { method, access, binary, entity, crud, subject }: OperationSpec,
): EntitySpec | undefined => {
  if (method !== 'GET' || binary) return undefined;
  if (subject) return entityOf(catalogue, entity ?? 'user');
  const spec = entity === undefined ? undefined : catalogue.resources[entity];
  if (!spec || (access !== 'admin' && crud !== 'popup')) return undefined;
  const isOfPeople =
    personalFields(spec).length || rowsWithPeople(catalogue, spec).length || conditionsOnPeople(spec).length;
  return isOfPeople ? spec : undefined;
};

/** Distinct ids of the users whose data the rows show. */
const peopleOf = (catalogue: Catalogue, spec: EntitySpec, rows: readonly Row[]): string[] => {
  const owners = ownersOf(spec, personalFields(spec));
  const ids = rows.flatMap((row) => owners.map((owner) => row[owner]));
  const within = rowsWithPeople(catalogue, spec).flatMap(([name, of]) =>
    peopleOf(
      catalogue,
      of,
      rows.flatMap((row) => (row[name] ?? []) as Row[]),
    ),
  );
  return [...new Set([...ids.filter((id) => id !== null && id !== undefined).map(String), ...within])];
};

/** The kind of personal data in a filter's value, which decides its mask; undefined if it is none. */
const personalKindOf = (
  spec: EntitySpec,
  { name, personal }: FieldSpec,
  word: string,
): PersonalKind | undefined => {
  const isOnPeople = conditionsOnPeople(spec).includes(name);
  return personal ?? (isOnPeople ? (word.includes('@') ? 'email' : 'name') : undefined);
};

/** The conditions on personal data by name, with masked values. */
const searchedBy = (spec: EntitySpec, query: Row): string[] =>
  spec.fields.flatMap((field) => {
    const words = [query[field.name] ?? []].flat().map(String).filter(Boolean);
    return words.flatMap((word) => {
      const kind = field.filter && personalKindOf(spec, field, word);
      return kind ? `${field.label} ${String(mask(kind, word))}` : [];
    });
  });

const rowsOf = (answer: unknown): Row[] => {
  const data =
    answer !== null && typeof answer === 'object' ? (answer as { data?: unknown }).data : undefined;
  return (data === undefined || data === null ? [] : [data].flat()) as Row[];
};

/**
 * Logs that an administrator viewed masked personal data, or searched by it. Written asynchronously like the other
 * logs; for an unmasked view the row is written before the answer.
 */
export const noteRead = (catalogue: Catalogue, call: Call, answer: unknown): void => {
  const spec = showsPeople(catalogue, call.operation);
  const { caller, query, operation, request } = call;
  // unmasked views are logged already
  if (!spec || !caller || query['reveal'] === 'Y' || runningCall()?.noted.size) return;
  const rows = rowsOf(answer);
  const { subject } = operation;
  const people = subject
    ? [...new Set(rows.flatMap((row) => (typeof row[subject] === 'string' ? [row[subject]] : [])))]
    : peopleOf(catalogue, spec, rows);
  const by = searchedBy(spec, query as Row);
  if (people.length === 0 && by.length === 0) return;
  const isOne = operation.path.endsWith('-detail');
  request.server.logs.add('privacy', {
    ...personalNote(operation, spec, caller, {
      prcsClsfCd: by.length ? 'SEARCH' : isOne ? 'LOOK' : 'LIST',
      prcsCn: by.length ? `검색 조건: ${by.join(', ')}` : isOne ? '상세 조회' : '목록 조회',
      trgtKey: people.length === 1 ? (people[0] ?? null) : null,
      trgtKeys: people.length > 1 ? people : null,
      rsn: null,
      rowCnt: people.length,
    }),
    menu: { urls: operation.menus, named: undefined },
    regDt: new Date(),
  });
};

const memberOf = (holder: unknown, name: string): unknown =>
  holder !== null && typeof holder === 'object' ? (holder as Record<string, unknown>)[name] : undefined;

/**
 * Logs, before the answer is sent, whose data an administrative write concerned, if its transaction had nothing to
 * change; nothing if the operation has no `subject`.
 */
export const noteSubject = async (catalogue: Catalogue, call: Call, answer: unknown): Promise<void> => {
  const { operation, caller, body } = call;
  if (operation.method === 'GET' || !operation.subject || !caller || runningCall()?.noted.size) return;
  const key = memberOf(memberOf(answer, 'data'), operation.subject) ?? memberOf(body, operation.subject);
  await logPersonalDataAccess(operation, entityOf(catalogue, operation.entity ?? 'user'), caller, {
    prcsClsfCd: 'CHANGE',
    prcsCn: operation.summary,
    trgtKey: typeof key === 'string' || typeof key === 'number' ? String(key) : null,
    rsn: null,
    rowCnt: 1,
  });
};
