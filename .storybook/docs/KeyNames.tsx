const arrows: Record<string, { name: string; degrees: number }> = {
  '→': { name: 'Right', degrees: 0 },
  '↓': { name: 'Down', degrees: 90 },
  '←': { name: 'Left', degrees: 180 },
  '↑': { name: 'Up', degrees: 270 },
};

/** The name of a key. An arrow key also has a drawn arrow, because not every font has the character. */
const KeyName = ({ text }: { text: string }) => {
  const arrow = arrows[text];
  if (!arrow) return text;
  return (
    <span className="guide-arrow">
      <svg viewBox="0 0 16 16" aria-hidden="true" style={{ rotate: `${arrow.degrees}deg` }}>
        <path d="M2 8h12M9 3l5 5-5 5" />
      </svg>
      {arrow.name}
    </span>
  );
};

/** Names of keys. Several arrow keys are in one row: «← Left, → Right». */
export const KeyNames = ({ keys }: { keys: string }) =>
  keys
    .replace(/([←→↑↓]) (?=[←→↑↓])/g, '$1, ')
    .split(/([←→↑↓])/)
    // biome-ignore lint/suspicious/noArrayIndexKey: the keys keep their order
    .map((part, index) => <KeyName key={index} text={part} />);
