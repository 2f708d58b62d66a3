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
      'src/server/access/{judge,ipRules,change,caller,accountChanged,authorityChanged}.ts',
      'src/server/features/boardIp/verdict.ts',
    ],
  },
  {
    name: 'session',
    files: ['src/server/features/session/{grants,steps,whyClosed,tokens,password}.ts'],
  },
  {
    name: 'search',
    files: [
      'src/server/features/search/words/*.ts',
      'src/server/features/search/{facetCounts,plan,snippets}.ts',
      'src/server/features/search/spellings/{inflections,respelled,spelling,synonyms}.ts',
    ],
  },
  {
    name: 'nearDuplicates',
    files: ['src/server/features/nearDuplicates/{fingerprint,likeness,nearKeys,sameReport}.ts'],
  },
  {
    name: 'clustering',
    files: [
      'src/server/features/clustering/{assign,dayParts,group,plan,score,signature,standing,stories,strongest,terms,ties}.ts',
    ],
  },
  {
    name: 'statistics',
    files: ['src/server/features/statistics/{months,periodAlone,statisticsQuery}.ts'],
  },
];
