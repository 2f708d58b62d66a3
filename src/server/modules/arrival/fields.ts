import {
  type EnrichedField,
  isEmpty,
  type Origins,
  originsOf,
  person,
} from '#server/modules/analysis/index.ts';

/** The origin of a class or an issue that a rule has set: analysis keeps it, and people may confirm or correct it. */
export const ruleOrigin = 'arrivalRule';

/** The fields of an item that a rule sets. */
export const ruleFields = {
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  relIssueNmList: '관련 이슈',
} as const;
export type RuleField = keyof typeof ruleFields;
export const ruleFieldNames = Object.keys(ruleFields) as RuleField[];

/** The fields as an item has them. */
export interface StoredFields {
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  relIssueNmList: string[] | null;
  fieldOrgn: unknown;
}

/** The values that a rule sets; null for fields that it leaves alone. */
export type WantedFields = Record<RuleField, string | null>;

/** A changed field: its value before and after, and the origin before. */
export interface FieldChange {
  before: unknown;
  after: unknown;
  origin?: Origins[EnrichedField];
}
export type FieldChanges = Partial<Record<RuleField, FieldChange>>;

/** Why a rule leaves a field alone; undefined: it may set it. */
const keptFor = (field: RuleField, value: unknown, origin: Origins[EnrichedField]): string | undefined => {
  if (!origin) return isEmpty(value) ? undefined : '누가 정했는지 몰라 그대로 둠';
  if (origin.by === person || origin.cnfrmId !== undefined) return '사람이 정한 대로 둠';
  return origin.by === ruleOrigin && field !== 'relIssueNmList' ? '다른 규칙이 정한 대로 둠' : undefined;
};

/** What a rule changes in an item, and which fields it leaves as somebody else has set them. */
export const plannedFields = (
  item: StoredFields,
  wanted: WantedFields,
): { changes: FieldChanges; kept: string[] } => {
  const origins = originsOf(item.fieldOrgn);
  const changes: FieldChanges = {};
  const kept: string[] = [];
  for (const field of ruleFieldNames) {
    const [value, before, origin] = [wanted[field], item[field], origins[field]];
    if (value === null) continue;
    const isThere = Array.isArray(before) ? before.includes(value) : before === value;
    if (isThere) continue;
    const reason = keptFor(field, before, origin);
    if (reason) kept.push(`${ruleFields[field]}: ${reason}`);
    else {
      const after = field === 'relIssueNmList' ? [...(item.relIssueNmList ?? []), value] : value;
      changes[field] = { before, after, ...(origin && { origin }) };
    }
  }
  return { changes, kept };
};

/** What is left of a plan for an item that the owner of the rule may not change. */
export const unchangeable = (wanted: WantedFields): ReturnType<typeof plannedFields> => ({
  changes: {},
  kept: ruleFieldNames.flatMap((field) =>
    wanted[field] === null ? [] : [`${ruleFields[field]}: 만든 사람이 고칠 수 없는 글이라 그대로 둠`],
  ),
});

/** The columns after a change. */
export const columnsOf = (item: StoredFields, changes: FieldChanges, at: Date) => {
  const entries = Object.entries(changes) as [RuleField, FieldChange][];
  const origin = { by: ruleOrigin, at: at.toISOString() };
  return {
    ...Object.fromEntries(entries.map(([field, { after }]) => [field, after])),
    fieldOrgn: {
      ...originsOf(item.fieldOrgn),
      ...Object.fromEntries(entries.map(([field]) => [field, origin])),
    },
  };
};

/** What remains of the issues without those that the rule had added. */
const withoutAdded = (now: readonly string[], { before, after }: FieldChange): string[] | null => {
  const had = new Set((before ?? []) as string[]);
  const added = new Set((after as string[]).filter((issue) => !had.has(issue)));
  const left = now.filter((issue) => !added.has(issue));
  return left.length ? left : null;
};

/** The columns after taking a rule's changes back, as far as nobody has changed or confirmed them; and the fields left. */
export const takenBack = (item: StoredFields, changes: FieldChanges) => {
  const origins = { ...originsOf(item.fieldOrgn) };
  const back: Partial<Record<RuleField, unknown>> = {};
  const left: string[] = [];
  for (const field of ruleFieldNames) {
    const change = changes[field];
    if (!change) continue;
    const [now, origin] = [item[field], origins[field]];
    const isOurs = origin?.by === ruleOrigin && origin.cnfrmId === undefined;
    if (!isOurs || (!Array.isArray(now) && now !== change.after)) {
      left.push(ruleFields[field]);
      continue;
    }
    back[field] = Array.isArray(now) ? withoutAdded(now, change) : change.before;
    const isAsBefore = JSON.stringify(back[field] ?? null) === JSON.stringify(change.before ?? null);
    if (isAsBefore && change.origin) origins[field] = change.origin;
    else if (isAsBefore) delete origins[field];
  }
  return {
    back: back as Partial<Pick<StoredFields, RuleField>>,
    left,
    fieldOrgn: Object.keys(origins).length ? origins : null,
  };
};
