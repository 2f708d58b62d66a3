import { readFileSync } from 'node:fs';
import { dataFile } from '#server/kernel/productFiles.ts';
import { type Side, weigh } from '../features.ts';
import { type Lexicon, LexiconBuilder } from '../lexicon/lexicon.ts';

interface Gazetteer {
  lexicon: Lexicon;
  /** Country by owner in the lexicon. */
  nations: readonly string[];
  /** Countries with a press in a language. */
  speakers: ReadonlyMap<string, ReadonlySet<string>>;
  /** The country of a language that no other country's press is written in. */
  homes: ReadonlyMap<string, string>;
}

const readGazetteer = (): Gazetteer => {
  const builder = new LexiconBuilder();
  const nations: string[] = [];
  const speakers = new Map<string, Set<string>>();
  const homes = new Map<string, string>();
  const file = readFileSync(dataFile('modules/analysis/enrich/nations/gazetteer.tsv'), 'utf8');
  for (const line of file.trimEnd().split('\n').slice(1)) {
    const [ntnId = '', languages = '', ...words] = line.split('\t');
    for (const word of words.flatMap((cell) => cell.split('|'))) {
      const isStem = word.endsWith('*');
      builder.add({ text: isStem ? word.slice(0, -1) : word, owner: nations.length, isStem });
    }
    nations.push(ntnId);
    for (const spoken of languages.split(' ').filter(Boolean)) {
      const language = spoken.replace('!', '');
      if (spoken !== language) homes.set(language, ntnId);
      speakers.set(language, (speakers.get(language) ?? new Set()).add(ntnId));
    }
  }
  return { lexicon: builder.lexicon(), nations, speakers, homes };
};

let known: Gazetteer | undefined;

/** The names of gazetteer.tsv, read once. */
const gazetteer = (): Gazetteer => {
  known ??= readGazetteer();
  return known;
};

/** Characters from the beginning of a body that are read: reports say first where they are from. */
const lead = 1_500;

/** Below this, a text names a country by the way. */
const enough = 4;

/** A country is named so many times as often as the next one, or the text is about both. */
const ahead = 2;

/** The country about whose news everybody here writes: naming it says nothing about where a text is from. */
const ours = 'KR';

/**
 * The country whose press a text is of, where neither its source nor its outlet tells: by its language if one country
 * alone writes in it, else the country that it names most among those that do. Null if that is not clear.
 * @param lanCd BCP 47
 */
export const nationOf = (sides: readonly Side[], lanCd: string | null): string | null => {
  const { lexicon, nations, speakers, homes } = gazetteer();
  const language = (lanCd ?? '').split('-', 1)[0] ?? '';
  const home = homes.get(language);
  if (home !== undefined) return home;
  const writers = speakers.get(language);
  if (!writers) return null;
  const weights = [...weigh(lexicon, sides, lead)]
    .map(([owner, weight]) => [nations[owner] ?? '', weight] as const)
    .filter(([ntnId]) => ntnId !== ours)
    .toSorted(([, one], [, other]) => other - one);
  const [[ntnId, weight] = ['', 0], [, next] = ['', 0]] = weights;
  return weight >= enough && weight >= ahead * next && writers.has(ntnId) ? ntnId : null;
};
