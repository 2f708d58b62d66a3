/** Beginnings of the months' names in English, Spanish, Portuguese, French, Italian, German and Dutch. */
const beginnings = [
  'jan ene gen',
  'feb fev',
  'mar mrz maa',
  'apr abr avr',
  'may mai mag mei',
  'jun juin giu',
  'jul juil lug',
  'aug ago aou',
  'sep set',
  'oct okt out ott',
  'nov',
  'dec dez dic',
].map((names) => names.split(' '));

/** The month, from 1, that a name or its abbreviation means; 0 for none. Accents do not count. */
export const monthOf = (name: string): number => {
  const plain = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return beginnings.findIndex((names) => names.some((beginning) => plain.startsWith(beginning))) + 1;
};
