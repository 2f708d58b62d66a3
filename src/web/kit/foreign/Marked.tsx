interface MarkedProps {
  text: string;
  /** Ranges of UTF-16 units in order, end exclusive. */
  marks: readonly { start: number; end: number }[];
}

/** A text with its marks. The pieces are never reordered, so their position is their key. */
export const Marked = ({ text, marks }: MarkedProps) => {
  const pieces = marks.flatMap(({ start, end }, index) => [
    { text: text.slice(marks[index - 1]?.end ?? 0, start), isMarked: false, at: start },
    { text: text.slice(start, end), isMarked: true, at: start },
  ]);
  return (
    <>
      {pieces.map((piece) =>
        piece.isMarked ? (
          <mark key={`${piece.at}-marked`}>{piece.text}</mark>
        ) : (
          <span key={piece.at}>{piece.text}</span>
        ),
      )}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
};
