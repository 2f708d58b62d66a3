// Generated from schemas/operations/*.json by `npm run generate`. Do not edit: change the schema instead.
/** Parameters of the shared query itemConditions that filter by a field. */
export const itemConditions = {
  startDate: { entity: 'article', field: 'frmTrsfNscvrgDt', op: 'from' },
  endDate: { entity: 'article', field: 'frmTrsfNscvrgDt', op: 'to' },
  ntnId: { entity: 'article', field: 'ntnId', op: 'equals' },
  mediaId: { entity: 'article', field: 'mediaId', op: 'equals' },
  lang: { entity: 'article', field: 'lanCd', op: 'equals' },
  lclsfNm: { entity: 'article', field: 'lclsfNm', op: 'equals' },
  featExtrMclsf: { entity: 'article', field: 'featExtrMclsf', op: 'equals' },
} as const;
