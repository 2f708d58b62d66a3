interface FromList {
  /** Query of the list that the record belongs to, as it was left. */
  listSearch?: string;
  /** Path and query of another list that led to the record: of a search that found it. */
  listAddress?: string;
}

/**
 * Address of the list from which a record was opened.
 * @param path of the list that the record belongs to
 * @param state navigation state of the record's address
 */
export const listBefore = (path: string, state: unknown): string => {
  const { listSearch = '', listAddress = path + listSearch } = (state ?? {}) as FromList;
  return listAddress;
};
