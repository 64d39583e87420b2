/** Text in which names of properties stand between backticks. */
export const Prose = ({ text }: { text: string }) =>
  text.split('`').map((part, index) => {
    if (index % 2 === 0) return part;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    return <code key={index}>{part}</code>;
  });

export const ProseList = ({ items }: { items: readonly string[] }) => (
  <ul>
    {items.map((item) => (
      <li key={item}>
        <Prose text={item} />
      </li>
    ))}
  </ul>
);

interface ProsePairProps {
  good: string;
  bad: string;
}

/** What to write, and what not: texts of the shop, in Russian. */
export const ProsePair = ({ good, bad }: ProsePairProps) => (
  <div className="guide-pair">
    <p className="guide-good">
      <b className="guide-verdict">Do</b> <span lang="ru">{good}</span>
    </p>
    <p className="guide-bad">
      <b className="guide-verdict">Do not</b> <span lang="ru">{bad}</span>
    </p>
  </div>
);
