const counters: Record<string, string> = { 국가: '개국', 매체: '곳' };

/** The Korean counter of things by their name: 개국 of 국가, 개 by default. */
export const counterOf = (name: string): string => counters[name] ?? '개';
