const speakable = /^[A-Za-z0-9_-]{1,40}$/;

/** Words that stand for a page of a board, whatever board it is. */
const taken = new Set(['detail', 'regist']);

/**
 * An address below another for a menu of this name: the name where an address can hold it, else a letter for the level
 * and the first number that is free.
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
