/**
 * What is mutated, by area: modules that decide without database, network or clock. `files` are globs from the project's
 * folder.
 */
export const areas = [
  {
    name: 'contract',
    files: ['src/contract/{days,nationTime,terms}.ts'],
  },
  {
    name: 'access',
    files: [
      'src/server/kernel/access/{ipRules,change,caller,accountChanged,authorityChanged}.ts',
      'src/server/modules/accounts/addresses/verdict.ts',
    ],
  },
  {
    name: 'session',
    files: [
      'src/server/kernel/access/{grants,accountState}.ts',
      'src/server/modules/accounts/session/{steps,tokens,password}.ts',
    ],
  },
  {
    name: 'search',
    files: [
      'src/server/kernel/text/{origins,tokens}.ts',
      'src/server/modules/search/words/{articleTokens,partOfText,searchTerm,termMatch}.ts',
      'src/server/modules/search/{facetCounts,plan,satisfies,snippets}.ts',
      'src/server/modules/search/spellings/synonyms.ts',
    ],
  },
  {
    name: 'nearDuplicates',
    files: [
      'src/server/kernel/text/fingerprint.ts',
      'src/server/modules/analysis/nearDuplicates/sameReport.ts',
    ],
  },
  {
    name: 'clustering',
    files: [
      'src/server/modules/analysis/clustering/{dayParts,group,plan,signature,persistedHighlights,stories,strongest,terms}.ts',
    ],
  },
  {
    name: 'statistics',
    files: [
      'src/server/modules/statistics/{months,statisticsQuery}.ts',
      'src/server/modules/search/periodAlone.ts',
    ],
  },
];
