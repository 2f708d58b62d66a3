import type { Part } from './parts.d.mts';

export function callsReachedFrom(files: string[]): Set<string>;
export function partsOfFiles(parts: Part[], paths: string[]): Part[];
export function partsOfChange(parts: Part[], commit: string): Part[];
