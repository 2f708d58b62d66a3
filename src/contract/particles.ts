const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

/** 영 일 삼 육 칠 팔 end in a consonant. */
const digitsWithFinal = '013678';

/** Whether a word, as pronounced, ends in a consonant; undefined if its last letter is neither Hangul nor a digit. */
const hasFinal = (word: string): boolean | undefined => {
  const last = word.slice(-1);
  if (/[0-9]/.test(last)) return digitsWithFinal.includes(last);
  const code = word.charCodeAt(word.length - 1);
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % finals > 0 : undefined;
};

/** The object particle of a word: 을, 를, or both if its last letter does not decide. */
export const objectParticle = (word: string): string => {
  const final = hasFinal(word);
  return final === undefined ? '을(를)' : final ? '을' : '를';
};

/** A word with its object particle: 매체를, 기관을, ABC을(를). */
export const asObject = (word: string): string => word + objectParticle(word);

/** A word with its subject particle: 미국이, 영국이, 러시아가, ABC이(가). */
export const asSubject = (word: string): string => {
  const final = hasFinal(word);
  return word + (final === undefined ? '이(가)' : final ? '이' : '가');
};

const finalL = 8;

/** Whether a word that ends in a consonant ends in ㄹ, after which 로 is used as after a vowel. */
const endsInL = (word: string): boolean =>
  /[178]$/.test(word) || (word.charCodeAt(word.length - 1) - firstSyllable) % finals === finalL;

/** A word with its instrumental particle: 특징 종류로, 기관으로, 이메일로, ABC(으)로. */
export const asMeans = (word: string): string => {
  const final = hasFinal(word);
  return word + (final === undefined ? '(으)로' : final && !endsInL(word) ? '으로' : '로');
};

/** Particles after a consonant, and their forms after a vowel. */
const pairs: readonly (readonly [string, string])[] = [
  ['은', '는'],
  ['이', '가'],
  ['을', '를'],
  ['과', '와'],
  ['으로', '로'],
  ['이나', '나'],
  ['이라', '라'],
  ['이며', '며'],
];

/**
 * The form of a particle that fits a word: (를, 문화예술) → 을. Other particles are unchanged, as is any particle after a
 * word whose last letter is neither Hangul nor a digit.
 */
export const fittingParticle = (particle: string, word: string): string => {
  const pair = pairs.find((forms) => forms.includes(particle));
  const final = hasFinal(word);
  if (!pair || final === undefined) return particle;
  return pair[final && !(pair[1] === '로' && endsInL(word)) ? 0 : 1];
};
