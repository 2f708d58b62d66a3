export interface Part {
  name: string;
}
export const parts: Part[];
export function chosen(args: string[]): { parts: Part[]; unknown: string[] };
