export function findNginx(): string | undefined;
export function findHaproxy(): string | undefined;
