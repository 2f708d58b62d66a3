/** What is known about the source of a time. */
export interface TimeContext {
  /** Zone of a time that names none: an offset (+09:00) or an IANA name. */
  zone?: string | null | undefined;
  /** ISO 3166-1 alpha-2: decides ambiguous zone names, the order of day and month, and the zone where its press has only one. */
  nation?: string | null | undefined;
  /** BCP 47: decides the names of months and the calendar. */
  lang?: string | null | undefined;
}

/** The language of a BCP 47 tag without script and region; undefined without one. */
export const primaryLanguage = (lang: string | null | undefined): string | undefined =>
  lang?.split('-', 1)[0];
