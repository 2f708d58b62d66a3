const folded = (name: string): string => name.normalize('NFC').replace(/\s/gu, '').toLowerCase();

/** Finds a code by any of its names, regardless of case and spaces; undefined for an unknown name. */
export const namedCodes = (
  codes: Iterable<readonly [code: string | null, ...names: (string | null)[]]>,
): ((name: string) => string | undefined) => {
  const byName = new Map<string, string>();
  for (const [code, ...names] of codes)
    for (const name of names) if (code && name) byName.set(folded(name), code);
  return (name) => byName.get(folded(name));
};
