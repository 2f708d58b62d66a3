/** No more than `maxLength` UTF-16 units, and no half of a pair at the end. */
export const cut = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
