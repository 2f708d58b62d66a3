const speakable = /^[A-Za-z0-9_-]{1,40}$/;

/** Path segments reserved for pages of every board. */
const taken = new Set(['detail', 'regist']);

/**
 * An address below another for a menu of this name: the name if it is valid in an address, else a letter for the level
 * and the first free number.
 */
export const newAddress = (
  above: string,
  name: string,
  letter: string,
  known: ReadonlySet<string>,
): string => {
  const named = `${above}/${name}`;
  if (speakable.test(name) && !taken.has(name.toLowerCase()) && !known.has(named)) return named;
  for (let n = 1; ; n += 1) {
    const numbered = `${above}/${letter}${n}`;
    if (!known.has(numbered)) return numbered;
  }
};
