/** Milliseconds after an action in which requests count as made by the user. */
const follows = 10_000;

// opening the page counts as an action
let lastAt = Date.now();

/** Records an action of the user in this tab. */
export const recordActivity = (): void => {
  lastAt = Date.now();
};

/** Time of the user's last action in this tab, in milliseconds since 1970. */
export const lastActionAt = (): number => lastAt;

/** True if a request follows an action of the user; else the screen sent it by itself. */
export const followsUserAction = (): boolean => Date.now() - lastAt < follows;
