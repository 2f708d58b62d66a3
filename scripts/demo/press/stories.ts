/** What the press of the demonstration writes of while it runs: other matters than its stored articles have. */
export const pressStories = ['hanok', 'webtoon', 'kimjang', 'pansori', 'celadon', 'film'] as const;
export type PressStory = (typeof pressStories)[number];

/** A story in one language. Slots as in the stored articles: {city}, {in}, {n}, {n2}, {k}, {date}, {person}. */
export interface PressText {
  /** Of the first report, and of those that follow. */
  titles: readonly [first: string, later: string];
  /** The first one is the lead of the first report, the second that of those that follow. */
  paragraphs: readonly [string, string, string];
}

/** How a language heads a report that adds to the news: pictures, and what lies behind it. */
export interface PressTexts {
  stories: Readonly<Record<PressStory, PressText>>;
  headings: readonly [pictures: string, background: string];
}
