/** Whether a BCP 47 tag is of Korean, in any country or script. */
export const isKorean = (language: string | null): boolean => language?.split('-')[0] === 'ko';
