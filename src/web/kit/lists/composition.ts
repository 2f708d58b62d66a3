import type { KeyboardEvent } from 'react';

/** True for a key press of a composition of Hangul. Safari reports the Enter that ends one after its end, as key 229. */
export const endsComposition = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;

/** Enter that only ends the composition of a Hangul syllable must not submit the form it is typed in. */
export const keepEnterOfComposition = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && endsComposition(event)) event.preventDefault();
};
