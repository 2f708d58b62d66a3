const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
const finals = 28;

/** 영 일 삼 육 칠 팔 end in a consonant. */
const digitsWithFinal = '013678';

/** Whether a word, as it is read, ends in a consonant; undefined where its last letter is neither Hangul nor a digit. */
const hasFinal = (word: string): boolean | undefined => {
  const last = word.slice(-1);
  if (/[0-9]/.test(last)) return digitsWithFinal.includes(last);
  const code = word.charCodeAt(word.length - 1);
  return code >= firstSyllable && code <= lastSyllable ? (code - firstSyllable) % finals > 0 : undefined;
};

/** The particle that makes an object of a word: 을, 를, or both where its last letter does not tell. */
export const objectParticle = (word: string): string => {
  const final = hasFinal(word);
  return final === undefined ? '을(를)' : final ? '을' : '를';
};

/** A word as an object: 매체를, 기관을, ABC을(를). */
export const asObject = (word: string): string => word + objectParticle(word);

/** A word as that of which something is said: 미국이, 영국이, 러시아가, ABC이(가). */
export const asSubject = (word: string): string => {
  const final = hasFinal(word);
  return word + (final === undefined ? '이(가)' : final ? '이' : '가');
};

const finalL = 8;

/** Whether a word that ends in a consonant ends in ㄹ, which 로 follows as it follows a vowel. */
const endsInL = (word: string): boolean =>
  /[178]$/.test(word) || (word.charCodeAt(word.length - 1) - firstSyllable) % finals === finalL;

/** A word as that by which something is done: 특징 종류로, 기관으로, 이메일로, ABC(으)로. */
export const asMeans = (word: string): string => {
  const final = hasFinal(word);
  return word + (final === undefined ? '(으)로' : final && !endsInL(word) ? '으로' : '로');
};

/** Particles that follow a consonant, and the same that follow a vowel. */
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
 * The form of a particle that follows a word: (를, 문화예술) → 을. What is no such particle stays as it is, and so does
 * every one behind a word whose last letter is neither Hangul nor a digit.
 */
export const fittingParticle = (particle: string, word: string): string => {
  const pair = pairs.find((forms) => forms.includes(particle));
  const final = hasFinal(word);
  if (!pair || final === undefined) return particle;
  return pair[final && !(pair[1] === '로' && endsInL(word)) ? 0 : 1];
};
