// Shifts the clock of this process by CLOCK_OFFSET_MS milliseconds: `node --import` for programs that browser stories
// start, and set-up file of the stories themselves. The embedded database uses the same clock.
import { moveClock } from './moveClock.mjs';

moveClock(Number(process.env.CLOCK_OFFSET_MS ?? 0));
