/** Milliseconds after a action in which calls count as made by the person. */
const follows = 10_000;

// somebody opened the page
let lastAt = Date.now();

/** The person has done something in this tab. */
export const noteAction = (): void => {
  lastAt = Date.now();
};

/** When the person last did something in this tab, in milliseconds since 1970. */
export const lastActionAt = (): number => lastAt;

/** Whether what happens is for the person to have done something; else the screen does it by itself. */
export const isByPerson = (): boolean => Date.now() - lastAt < follows;
