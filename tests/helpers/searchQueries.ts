/** One search of each kind over the demo data, for tests in which each takes long. */
export const searchOfEachKind = [
  { searchText: '한국, 문화', multiSearchCnd: 'AND' },
  { searchText: '한국', excludeText: '영화' },
  { excludeText: '한국' },
  { searchText: '한국', searchFields: ['title'] },
  { searchText: '문화유산, 한국어', multiSearchCnd: 'OR' },
  { searchText: '한국', startDate: '2026-11-01', endDate: '2026-11-20' },
  { searchText: '아무도쓰지않은말' },
  { searchText: '(문화유산 OR 영화) 한국 -정부' },
] as const;

/** Searches of every form over the demo data. */
export const searchQueries = [
  ...searchOfEachKind,
  { searchText: '한국' },
  { searchText: '문화' },
  { searchText: '한국', sort: 'latest' },
  { searchText: '한국, 문화', multiSearchCnd: 'OR' },
  { searchText: '한국, 문화, 영화', multiSearchCnd: 'OR' },
  { searchText: '영화', excludeText: '한국' },
  { searchText: '한국', ntnId: ['JP'] },
  { searchText: '문화유산' },
  { searchText: '문화유산, 한국, 영화', multiSearchCnd: 'OR' },
  { searchText: '한국, 문화', multiSearchCnd: 'OR', searchFields: ['title', 'reporter'] },
  { searchText: '한국, 문화', multiSearchCnd: 'OR', excludeText: '영화, 정부' },
  { searchText: '한국', excludeText: '영화', startDate: '2026-11-01', endDate: '2026-11-20' },
  { startDate: '2026-11-01', endDate: '2026-11-20', excludeText: '영화' },
  { searchText: '한국 OR 영화' },
  { searchText: '한국 -영화' },
  { searchText: '한국 -영화 OR 문화유산' },
  { searchText: '한국 OR 영화, 문화', multiSearchCnd: 'AND' },
] as const;
