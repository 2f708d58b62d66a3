const initials = 'r R s e E f a q Q t T d w W c z x v g'.split(' ');
const medials = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finals = ' r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ');

const firstSyllable = '가'.charCodeAt(0);
const syllables = initials.length * medials.length * finals.length;

/** The keys of a Korean keyboard (두벌식) for these Hangul syllables, as Latin letters; other characters are unchanged. */
export const typedInLatin = (text: string): string =>
  Array.from(text.normalize('NFC'), (letter) => {
    const place = letter.charCodeAt(0) - firstSyllable;
    if (place < 0 || place >= syllables) return letter;
    const [initial, rest] = [
      Math.floor(place / (medials.length * finals.length)),
      place % (medials.length * finals.length),
    ];
    return [initials[initial], medials[Math.floor(rest / finals.length)], finals[rest % finals.length]].join(
      '',
    );
  }).join('');
