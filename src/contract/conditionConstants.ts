/**
 * What the specification says of the conditions of lists, search, statistics and dashboard (sections 2, 5 and 9), in its
 * own words: tests/spec/coverage.test.ts compares them. Screens and server take from here what they offer and assume.
 */
export const conditionConstants = {
  /** What applies until the user chooses. */
  defaults: {
    /** 대분류, one of `options.region`. */
    majorCategory: 'KOREA',
    /** Field by which articles are sorted, latest first. */
    articleSort: 'regDt',
    /** Whether articles are listed that AI collected, from paid and from free sources, and those entered by hand. */
    articlePaidAi: 'Y',
    articleFreeAi: 'Y',
    articleManual: 'Y',
    /** Field by which outlets are sorted, latest first. */
    mediaSort: 'mdfcnDt',
    /** Day of the highlights that are shown. */
    highlightDate: 'yesterday',
    /** Year of the collection status. */
    articleStatusYear: 'current year',
    /** Fields that a search covers. */
    searchFields: ['title', 'local-language journal name', 'attachment content'],
    /** Statistics: first outlet and number of outlets of a ranking, its range, and the number of keywords. */
    statistics: { mediaOffset: 1, mediaLimit: 10, rankRange: 'ten', keywordSize: 50 },
    /** Dashboard: number of words, of areas and of lines in its charts. */
    dashboard: { wordCloudSize: 50, treeMapSize: 50, rankingSize: 100 },
  },
  /** What a user can choose. */
  options: {
    /** Yes and no. */
    target: ['Y', 'N'],
    use: ['Y', 'N'],
    active: ['Y', 'N'],
    /** State of a sign-up: approved, waiting, rejected. */
    approval: ['Y', 'N', 'R'],
    /** 대분류: about Korea, or about other countries. */
    region: ['KOREA', 'GLOBAL'],
    /** Periods that end today. */
    relativePeriod: ['day', 'week', 'month', 'year'],
    /** How several search words are combined. */
    multiSearch: ['AND', 'OR'],
    /** Order of hits. */
    sort: ['accuracy', 'latest'],
    /** Fields to which a search can be limited. */
    searchField: ['title', 'reporter', 'attachment'],
    /** How an article was collected, by its two flags: by AI or regularly, paid or not. */
    collectionType: ['AI paid', 'AI', 'regular paid', 'regular'],
  },
} as const;
