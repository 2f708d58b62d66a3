import { isTitleOnly } from './terms.ts';

/** The term numbers of a wording in ascending order, each with its weight before rarity is applied. */
export interface Wording {
  terms: Int32Array;
  weights: Float32Array;
}

/** What is remembered of an article below a title. */
interface Use {
  articleId: number;
  mediaId: number;
  /** Milliseconds. */
  time: number;
  wording: Wording | undefined;
}

const dayMs = 86_400_000;
/** Reports this far apart belong to different days, even if the second is somewhat earlier on its day. */
const nextDay = 0.75 * dayMs;

/** An outlet that uses a title on so many days repeats it, whatever the texts are. */
const certainDays = 3;
/** Leads that share less of the shorter one are about different things. */
const minShared = 0.25;

const leadTerms = ({ wording }: Use): number[] =>
  wording ? [...wording.terms].filter((_, at) => !isTitleOnly(wording.weights[at] ?? 0)) : [];

const areUnrelated = (one: Use, other: Use): boolean => {
  const [mine, theirs] = [leadTerms(one), new Set(leadTerms(other))];
  const shared = mine.filter((term) => theirs.has(term)).length;
  return shared <= minShared * Math.min(mine.length, theirs.size);
};

/**
 * Titles of columns, weather, horoscopes and other lists: those that an outlet uses on several days for different
 * texts. Numbers in a title do not count, since lists are dated.
 */
export class RepeatedTitles {
  readonly #uses = new Map<number, Use[]>();
  readonly #repeated = new Set<number>();

  /** Whether a title, given by its key, names a series rather than an event. */
  has(title: number | null): boolean {
    return title !== null && this.#repeated.has(title);
  }

  /** @returns the articles below this title if it has just become a repeated one */
  add(title: number | null, use: Use): readonly number[] {
    if (title === null) return [];
    const uses = this.#uses.get(title);
    if (!uses) {
      this.#uses.set(title, [use]);
      return [];
    }
    uses.push(use);
    if (this.#repeated.has(title)) return [];
    const others = uses.filter(
      ({ mediaId, time }) => mediaId === use.mediaId && Math.abs(time - use.time) >= nextDay,
    );
    const days = new Set([use, ...others].map(({ time }) => Math.round((time - use.time) / dayMs)));
    if (days.size < certainDays && !others.some((other) => areUnrelated(use, other))) return [];
    this.#repeated.add(title);
    return uses.map(({ articleId }) => articleId).filter((id) => id !== use.articleId);
  }

  /** A title stays a repeated one until its last article is gone. */
  remove(title: number | null, articleId: number): void {
    if (title === null) return;
    const rest = (this.#uses.get(title) ?? []).filter((use) => use.articleId !== articleId);
    if (rest.length > 0) this.#uses.set(title, rest);
    else {
      this.#uses.delete(title);
      this.#repeated.delete(title);
    }
  }
}
