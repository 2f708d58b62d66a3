// Moves the clock of this process by CLOCK_OFFSET_MS milliseconds: `node --import` of the programs that browser stories
// start, and set-up file of the stories themselves. The embedded database asks the same clock.
import { moveClock } from './moveClock.mjs';

moveClock(Number(process.env.CLOCK_OFFSET_MS ?? 0));
