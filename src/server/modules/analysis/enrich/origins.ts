/** Fields that enrichment fills and a user may correct. */
export const enrichedFields = [
  'lclsfNm',
  'featExtrMclsf',
  'featExtr',
  'featExtrKwdList',
  'relIssueNmList',
  'featExtrSmry',
  'ntnId',
] as const;
export type EnrichedField = (typeof enrichedFields)[number];

/** How and when a field was set, and whether a user has confirmed it. */
export interface FieldOrigin {
  /** dictionary, rules, extractive; person; or the name of a model. */
  by: string;
  /** ISO time. */
  at: string;
  /** The user who confirmed it, and when. */
  cnfrmId?: string;
  cnfrmDt?: string;
}

/** Content of the column `fieldOrgn`; a field without an entry is empty, or was filled before origins were stored. */
export type Origins = Partial<Record<EnrichedField, FieldOrigin>>;

/** The origins as stored in a row. */
export const originsOf = (value: unknown): Origins =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Origins) : {};

export const person = 'person';

/** Origins of values that enrichment made and may replace. */
const ours = { dictionary: 'dictionary', rules: 'rules', extractive: 'extractive' } as const;

/** The method by which enrichment fills each field. */
export const makers: Readonly<Record<EnrichedField, keyof typeof ours>> = {
  lclsfNm: ours.rules,
  featExtrMclsf: ours.rules,
  featExtr: ours.dictionary,
  featExtrKwdList: ours.dictionary,
  relIssueNmList: ours.dictionary,
  featExtrSmry: ours.extractive,
  ntnId: ours.rules,
};

export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * Whether enrichment may set a field: it is empty, or was set by enrichment and not confirmed. Values that users wrote,
 * corrected, emptied or confirmed stay, as do texts of models and values of unknown origin.
 */
export const mayEnrich = (value: unknown, origin: FieldOrigin | undefined): boolean => {
  if (!origin) return isEmpty(value);
  return origin.by in ours && origin.cnfrmId === undefined;
};

/** The origins after a user has set these fields: enrichment keeps them from now on, even if they were emptied. */
export const setByPerson = (origins: Origins, fields: Iterable<EnrichedField>, at: Date): Origins => {
  const set: Origins = { ...origins };
  for (const field of fields) set[field] = { by: person, at: at.toISOString() };
  return set;
};

/** The origins after a user has confirmed these fields. */
export const confirmedBy = (
  origins: Origins,
  fields: Iterable<EnrichedField>,
  cnfrmId: string,
  at: Date,
): Origins => {
  const set: Origins = { ...origins };
  for (const field of fields) {
    const origin = origins[field];
    if (origin && origin.by !== person) set[field] = { ...origin, cnfrmId, cnfrmDt: at.toISOString() };
  }
  return set;
};
