import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { color, font, space } from '@meet/ui-kit/theme';
import { cancelFormId } from '../action/cancellation.rules.ts';
import { openConfirmation } from '../action/confirmation.tsx';
import { ReturnForm } from '../unit/ReturnForm.tsx';
import type { PartSummary } from './order-parts.rules.ts';

const root = css({
  display: 'grid',
  gap: space(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& p': { maxWidth: '36rem' },
});
/** Parts that have only a day look like the lines of one paragraph. */
const dense = css({ gap: space(1) });
const titleStyle = css({ font: font(500, 18), textWrap: 'pretty' });
const textStyle = css({ textWrap: 'pretty' });
/** The progress of a part is muted, because it needs no attention, unlike a delay or a task of the shopper. */
const progressStyle = css({ color: color('muted') });
/** The links are in one row. An open form is below them. */
const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space(4),
  font: font(400, 14),
  '& > details[open]': { order: 1, flexBasis: '100%' },
});

/** Actions for a late part: track it, decline it, or contact the shop. */
const LateActions = ({ trackUrl, declinableLine, declineFormId }: PartSummary) => (
  <div css={links}>
    {trackUrl && (
      <Link href={trackUrl} variant="underlined" standalone target="_blank" rel="noopener">
        Отследить
      </Link>
    )}
    {declinableLine && <ReturnForm line={declinableLine} />}
    {declineFormId && (
      <Link href={`#${declineFormId}`} variant="underlined" standalone onClick={openConfirmation}>
        {declineFormId === cancelFormId ? 'Отменить заказ' : 'Отказаться от\u00a0вещи'}
      </Link>
    )}
    <Link href="/info/contacts" variant="underlined" standalone>
      Поддержка
    </Link>
  </div>
);

/** The parts of an order, each with its day and its progress. A late part also has links to what the shopper can do. */
export function PartList({ parts }: { parts: readonly PartSummary[] }) {
  return (
    <ul css={[root, parts.every(({ text }) => !text) && dense]} aria-label="Части заказа">
      {parts.map((part) => (
        <li key={part.id}>
          <p css={titleStyle}>{part.title}</p>
          {part.text && <p css={[textStyle, !(part.isLate || part.isTask) && progressStyle]}>{part.text}</p>}
          {part.isLate && <LateActions {...part} />}
        </li>
      ))}
    </ul>
  );
}
