interface FromList {
  /** Query of the record's list, as it was left. */
  listSearch?: string;
  /** Path and query of another list that led to the record, such as a search. */
  listAddress?: string;
}

/**
 * Address of the list that a record was opened from.
 * @param path of the record's own list
 * @param state navigation state of the record's address
 */
export const listBefore = (path: string, state: unknown): string => {
  const { listSearch = '', listAddress = path + listSearch } = (state ?? {}) as FromList;
  return listAddress;
};
