import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { openTarget } from './OrderActions.tsx';
import { cancelFoldId, type PartSummary } from './order-parts.rules.ts';

const root = css({
  display: 'grid',
  gap: space(3),
  maxWidth: '36rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const titleStyle = css({ font: font(500, 18), textWrap: 'pretty' });
const progress = css({ color: color('muted'), textWrap: 'pretty' });

/** The parts of an order that arrives in several, each with its day and with what is happening to it. */
export function PartList({ parts }: { parts: readonly PartSummary[] }) {
  return (
    <ul css={root} aria-label="Части заказа">
      {parts.map((part) => (
        <li key={part.id}>
          <p css={titleStyle}>{part.title}</p>
          {part.text && <p css={progress}>{part.text}</p>}
          {part.refusalId && (
            <p>
              <Link href={`#${part.refusalId}`} variant="underlined" standalone onClick={openTarget}>
                {part.refusalId === cancelFoldId ? 'Отменить заказ' : 'Отказаться от\u00a0вещи'}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
