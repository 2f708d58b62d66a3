/** A URL-decoded part of an address; unchanged if a percent sign starts no valid code. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
