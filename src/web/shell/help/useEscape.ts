import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Escape closes the element while the focus is in it, and nothing behind it. */
export const useEscape = (place: RefObject<HTMLElement | null>, close: () => void): void => {
  const act = useEffectEvent(close);
  useEffect(() => {
    const element = place.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      act();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [place]);
};
