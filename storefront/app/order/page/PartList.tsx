import { css } from '@emotion/react';
import { color, font, space } from '@meet/ui-kit/theme';
import { findCommonText, type OrderPart } from './order-parts.rules.ts';

const root = css({
  display: 'grid',
  gap: space(3),
  maxWidth: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const title = css({ font: font(500, 18), textWrap: 'pretty' });
const progress = css({ color: color('muted'), textWrap: 'pretty' });

/** The parts of an order that arrives in several, each with its day and with what is happening to it, unless that is the same for all. */
export function PartList({ parts }: { parts: readonly OrderPart[] }) {
  const hasCommonText = findCommonText(parts) !== '';
  return (
    <ul css={root} aria-label="Части заказа">
      {parts.map((part) => (
        <li key={part.lines[0]?.id}>
          <p css={title}>{part.title}</p>
          {part.text && !hasCommonText && <p css={progress}>{part.text}</p>}
        </li>
      ))}
    </ul>
  );
}
