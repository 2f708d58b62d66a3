/** Defaults and choices for the conditions of lists, search, statistics and dashboard (sections 2, 5 and 9). */
export const conditionConstants = {
  defaults: {
    majorCategory: 'KOREA',
    articleSort: 'regDt',
    articlePaidAi: 'Y',
    articleFreeAi: 'Y',
    articleManual: 'Y',
    mediaSort: 'mdfcnDt',
    highlightDate: 'yesterday',
    articleStatusYear: 'current year',
    searchFields: ['title', 'local-language journal name', 'attachment content'],
    statistics: { mediaOffset: 1, mediaLimit: 10, rankRange: 'ten', keywordSize: 50 },
    dashboard: { wordCloudSize: 50, treeMapSize: 50, rankingSize: 100 },
  },
  options: {
    target: ['Y', 'N'],
    approval: ['Y', 'N', 'R'],
    use: ['Y', 'N'],
    active: ['Y', 'N'],
    region: ['KOREA', 'GLOBAL'],
    relativePeriod: ['day', 'week', 'month', 'year'],
    multiSearch: ['AND', 'OR'],
    sort: ['accuracy', 'latest'],
    searchField: ['title', 'reporter', 'attachment'],
    collectionType: ['AI paid', 'AI', 'regular paid', 'regular'],
  },
} as const;
