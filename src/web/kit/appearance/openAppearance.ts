import { createRef } from 'react';
import type { TooltipHandle } from '../tooltip/TooltipButton.tsx';

/** The button that opens the choice of mode and text size, if the screen has one. */
export const appearanceButton = createRef<TooltipHandle>();

/** Opens that choice; Escape returns the focus to its button. */
export const openAppearance = (): void => appearanceButton.current?.open();
