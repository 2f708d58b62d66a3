export function programArguments(name: string): string[];
