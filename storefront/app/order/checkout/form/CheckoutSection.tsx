import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId, useState } from 'react';
import { phones } from '../../../platform/theme/layout-style.ts';
import { narrowColumn } from '../checkout-style.ts';
import { Fold, type FoldProps, NarrowFold } from './Fold.tsx';

/** On wide screens the title of the section is beside it. */
const root = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  paddingBlock: space(8),
  borderTop: `1px solid ${color('line')}`,
  // The section or text after a list of choices has a border of its own, so the last choice has none.
  '& fieldset > div > label:last-of-type': { borderBottom: 0 },
  textWrap: 'pretty',
  '&:has(> details:not([open]))': { rowGap: space(1), paddingBlock: space(4) },
  [phones]: { gap: space(3), paddingBlock: space(4) },
  // The folded line lies over the title, so that «Изменить» is in the row of the title and the text below it.
  [narrowColumn]: {
    '&:has(> details:not([open]), > [data-fold] > details:not([open]))': {
      gap: 0,
      paddingBlock: 5,
      '& > *': { gridArea: '1 / 1' },
      '& > h2': { paddingBlock: 2, font: font(500, 16), lineHeight: '20px' },
      '& > details > summary > span:first-of-type, & > [data-fold] > details > summary > span:first-of-type': {
        paddingBlock: '22px 2px',
        font: font(400, 14),
      },
    },
  },
  [media.wide]: {
    gridTemplateColumns: '180px minmax(0, 1fr)',
    columnGap: space(8),
    '&:has(> details:not([open]))': { alignItems: 'baseline', paddingBlock: space(5) },
  },
});

interface CheckoutSectionProps extends Partial<Pick<FoldProps, 'text' | 'action' | 'isFolded'>> {
  title: string;
  /** Whether the section is folded to one line at least on phones and tablets. */
  isFoldedIfNarrow?: boolean;
  children: ReactNode;
}

/** A section of the checkout form with its title. A completed section can be folded to one line. */
export function CheckoutSection({ title, text, action, isFolded = false, isFoldedIfNarrow = false, children }: CheckoutSectionProps) {
  const id = useId();
  const [SectionFold] = useState(() => (isFoldedIfNarrow && !isFolded ? NarrowFold : Fold));
  return (
    <section css={root} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <SectionFold text={text} {...(action && { action })} isFolded={isFolded || isFoldedIfNarrow}>
        {children}
      </SectionFold>
    </section>
  );
}
