/** Scripts and the only one of our languages that is written in each; an empty string where several are. */
const scripts: Readonly<Record<string, string>> = {
  Latin: '',
  Cyrillic: '',
  Arabic: '',
  Devanagari: '',
  Ethiopic: '',
  Tibetan: '',
  Han: '',
  Hangul: 'ko',
  Greek: 'el',
  Hebrew: 'he',
  Armenian: 'hy',
  Georgian: 'ka',
  Bengali: 'bn',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Gujarati: 'gu',
  Gurmukhi: 'pa',
  Sinhala: 'si',
  Thai: 'th',
  Lao: 'lo',
  Khmer: 'km',
  Myanmar: 'my',
};

/** How many letters of an alphabet a character of these scripts stands for. */
const weights: Readonly<Record<string, number>> = { Han: 2.5, Hangul: 2 };

/** Words in Latin letters within another script are mostly names, which are capitalised. */
const nameWeight = 0.5;

/** Minimum share of a script beside Latin letters, by weight, to be the script of the text. */
const minShare = 0.4;

const names = Object.keys(scripts);
/** One group per script; kana count as Han. */
const letters = new RegExp(
  names
    .map((name) => `(${name === 'Han' ? '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]' : `\\p{sc=${name}}`}+)`)
    .join('|'),
  'gu',
);

/**
 * The script of a text: Latin only if hardly anything else is in it, since headlines in other scripts contain names in
 * Latin letters. @returns undefined without letters of these scripts
 */
export const scriptOf = (text: string): string | undefined => {
  const sums = new Map<string, number>();
  for (const [run, ...groups] of text.matchAll(letters)) {
    const script = names[groups.findIndex((group) => group !== undefined)] ?? '';
    const weight = script === 'Latin' ? (/^\p{Lu}/u.test(run) ? nameWeight : 1) : (weights[script] ?? 1);
    sums.set(script, (sums.get(script) ?? 0) + weight * run.length);
  }
  const latin = sums.get('Latin') ?? 0;
  sums.delete('Latin');
  const [other] = [...sums].sort(([, one], [, next]) => next - one);
  if (other && other[1] >= minShare * (other[1] + latin)) return other[0];
  return latin > 0 ? 'Latin' : other?.[0];
};

/** The language of a script that no other of our languages uses. */
export const onlyLanguageOf = (script: string): string | undefined => scripts[script] || undefined;

/** All languages that are the only one of their script. */
export const onlyLanguages = Object.values(scripts).filter((tag) => tag !== '');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Minimum share of kana among the characters of Japanese; Chinese quotes one now and then. */
const minKana = 0.1;
/** Characters that only Japanese writes so. */
const japanese =
  /[気対発変広転図戦単県駅芸経続総沢浜込働峠畑辻匂枠栃姫歩毎渋渓焼営売読検験桜竜円労様歳実写帰関権観収処効剣剤団囲塁壊択拝払拠権歓残浅渇済猟獣獲画稲穂粛緑縁繊罰聴脳臓茎蔵薬訳謡豊賛踊軽転逓遅酔釈鉄鉱銭陥随隠険雑霊響頼顔顕騒髄齢]/gu;

/** The language of a text in Han characters or kana. */
export const hanLanguage = (text: string): string => {
  const [han, kana] = [count(text, /\p{sc=Han}/gu), count(text, /[\p{sc=Hira}\p{sc=Kana}]/gu)];
  if (kana > minKana * (han + kana)) return 'ja';
  const traditional = count(text, /[們國這對時說會過來學開關與為發經]/gu);
  const simplified = count(text, /[们国这对时说会过来学开关与为发经]/gu);
  if (traditional === 0 && count(text, japanese) > simplified) return 'ja';
  return traditional > simplified ? 'zh-Hant' : 'zh';
};
