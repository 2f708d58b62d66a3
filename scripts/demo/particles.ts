/** Final sound as read aloud: vowel, ㄹ, or another consonant. */
type Ending = 'vowel' | 'rieul' | 'consonant';

/** 영 일 이 삼 사 오 육 칠 팔 구 */
const digitEndings: Ending[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];
/** Letters whose Korean name ends in a consonant: 엘 엠 엔 알. */
const letterEndings: Record<string, Ending> = { l: 'rieul', m: 'consonant', n: 'consonant', r: 'rieul' };

const endingOf = (text: string): Ending => {
  const spoken = text.replace(/[^\p{L}\p{N}]+$/u, '');
  const last = spoken.at(-1) ?? '';
  const code = last.charCodeAt(0) - 0xac00;
  if (code >= 0 && code < 11_172) return code % 28 === 0 ? 'vowel' : code % 28 === 8 ? 'rieul' : 'consonant';
  if (/\d/.test(last)) return digitEndings[Number(last)] as Ending;
  return letterEndings[last.toLowerCase()] ?? 'vowel';
};

/** The form of 을/를, 이/가, 은/는, 과/와, 으로/로, 이라/라 … that follows `text`. */
export const particle = (text: string, forms: string): string => {
  const [afterConsonant = '', afterVowel = ''] = forms.split('/');
  const ending = endingOf(text);
  if (afterConsonant === '으로' && ending === 'rieul') return afterVowel;
  return ending === 'vowel' ? afterVowel : afterConsonant;
};
