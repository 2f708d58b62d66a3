import type { KeyboardEvent } from 'react';

/** Safari reports the Enter that ends a composition after its end, as key 229. */
const endsComposition = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** Enter that only ends the composition of a Hangul syllable must not submit the form it is typed in. */
export const keepEnterOfComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && endsComposition(event)) event.preventDefault();
};
