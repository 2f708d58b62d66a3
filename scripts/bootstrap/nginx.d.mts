/** The program file of nginx; undefined when there is none. */
export function findNginx(): string | undefined;
