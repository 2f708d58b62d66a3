/** Stories of the demo press, different from those of the stored articles. */
export const pressStories = ['hanok', 'webtoon', 'kimjang', 'pansori', 'celadon', 'film'] as const;
export type PressStory = (typeof pressStories)[number];

/** A story in one language. Placeholders as in the stored articles: {city}, {in}, {n}, {n2}, {k}, {date}, {person}. */
export interface PressText {
  /** Titles of the first report, and of the following ones. */
  titles: readonly [first: string, later: string];
  /** The first is the lead of the first report, the second that of the following ones. */
  paragraphs: readonly [string, string, string];
}

/** Texts of a language, and its headings for follow-up reports: pictures, and background. */
export interface PressTexts {
  stories: Readonly<Record<PressStory, PressText>>;
  headings: readonly [pictures: string, background: string];
}
