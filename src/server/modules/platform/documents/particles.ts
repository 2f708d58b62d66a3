import { fittingParticle } from '#contract/particles.ts';

/**
 * Replaces a placeholder by a name; the particle behind it, or behind a parenthesis that follows, is adapted: {기관명}은 →
 * 문화체육관광부는.
 */
export const withName = (text: string, mark: string, name: string): string => {
  const pieces = text.split(mark);
  return pieces
    .map((piece, index) =>
      index === 0
        ? piece
        : name +
          piece.replace(
            /^(\([^)]*\))?([은는이가을를과와])(?=\s)/u,
            (_all, aside: string | undefined, particle: string) =>
              (aside ?? '') + fittingParticle(particle, name),
          ),
    )
    .join('');
};
