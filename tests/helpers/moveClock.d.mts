export function moveClock(offset: number): void;
