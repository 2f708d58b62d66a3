import { createRef } from 'react';
import type { TooltipHandle } from '../tooltip/TooltipButton.tsx';

/** The button of the choice of mode and size of text, where a screen has it. */
export const appearanceButton = createRef<TooltipHandle>();

/** Opens that choice: Escape leads back to its button. */
export const openAppearance = (): void => appearanceButton.current?.open();
