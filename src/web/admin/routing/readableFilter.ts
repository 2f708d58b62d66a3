const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The conditions that an address names, each as the text that its field holds; what is none is left out. */
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

/** The query of a list's address, whose `filter` is conditions and nothing else, whoever wrote it. */
export const withReadableFilter = (search: string): string => {
  const parameters = new URLSearchParams(search);
  const given = parameters.getAll('filter');
  if (given.length === 0) return search;
  const readable = JSON.stringify(conditionsIn(given.at(-1) ?? ''));
  if (given.length === 1 && given[0] === readable) return search;
  parameters.set('filter', readable);
  return `?${parameters}`;
};
