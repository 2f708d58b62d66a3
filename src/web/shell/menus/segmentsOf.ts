const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The segments of a path without its query, decoded as the router decodes them: /%61rticle is /article. */
export const segmentsOf = (path: string): string[] =>
  (path.split(/[?#]/)[0] ?? '').split('/').filter(Boolean).map(decoded);
