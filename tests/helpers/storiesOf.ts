// past the index: examined with the collections of tests/
import { StoryWindow } from '#server/modules/analysis/clustering/stories.ts';

/** The story of each article when they are clustered in this order in batches of this size. */
export const storiesOf = (
  signatures: Parameters<StoryWindow['add']>[0],
  batch: number,
): Map<number, string> => {
  const window = new StoryWindow();
  for (let at = 0; at < signatures.length; at += batch) {
    window.add(signatures.slice(at, at + batch));
    window.storiesAround([]);
  }
  return new Map(
    window
      .storiesAround([...window.ids()])
      .flatMap((story, number) => story.map(({ articleId }) => [articleId, `story ${number}`] as const)),
  );
};

/** A deterministic shuffle. */
export const shuffled = <T>(list: readonly T[]): T[] => {
  let seed = 7;
  const places = list.map((one) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return { one, seed };
  });
  return places.sort((one, other) => one.seed - other.seed).map(({ one }) => one);
};
