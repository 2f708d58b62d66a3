/** A part of an address as it was before it came there; one with a percent sign that begins no code is as it stands there. */
export const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
