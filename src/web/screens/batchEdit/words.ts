export const count = (n: number): string => n.toLocaleString('ko-KR');

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

/** What an edit does: ‘가’ → ‘나’. */
export const replacement = ({ fromText, toText }: { fromText: string; toText: string }): string =>
  toText ? `‘${shortened(fromText)}’ → ‘${shortened(toText)}’` : `‘${shortened(fromText)}’ → 지움`;
