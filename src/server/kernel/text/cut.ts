/** At most `maxLength` UTF-16 units, without half of a surrogate pair at the end. */
export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
