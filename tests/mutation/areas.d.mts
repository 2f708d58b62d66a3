export const areas: { name: string; files: string[] }[];
