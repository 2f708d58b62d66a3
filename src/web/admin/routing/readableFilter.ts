const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The conditions in an address, each as the text of its field; anything else is dropped. */
const conditionsIn = (filter: string): Record<string, string> => {
  try {
    const given: unknown = JSON.parse(filter);
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return {};
    return Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])),
    );
  } catch {
    return {};
  }
};

/** The query of a list's address with a `filter` that contains valid conditions only, whatever was written there. */
export const withReadableFilter = (search: string): string => {
  const parameters = new URLSearchParams(search);
  const given = parameters.getAll('filter');
  if (given.length === 0) return search;
  const readable = JSON.stringify(conditionsIn(given.at(-1) ?? ''));
  if (given.length === 1 && given[0] === readable) return search;
  parameters.set('filter', readable);
  return `?${parameters}`;
};
