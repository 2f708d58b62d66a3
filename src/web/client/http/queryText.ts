type Value = string | number | boolean | null | undefined;

/**
 * Request parameters as a query string: a list repeats its name (`id=1&id=2`), null and undefined are left out.
 * @param params texts, numbers, flags and lists of them, or a ready query
 */
export const queryText = (params: Record<string, Value | readonly Value[]> | URLSearchParams): string => {
  if (params instanceof URLSearchParams) return params.toString();
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const one of [value].flat()) if (one !== undefined && one !== null) query.append(name, String(one));
  return query.toString();
};
