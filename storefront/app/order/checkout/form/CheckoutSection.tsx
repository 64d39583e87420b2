import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId, useState } from 'react';
import { section } from '../checkout-style.ts';
import { Fold, type FoldProps, NarrowFold } from './Fold.tsx';

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
    <section css={section} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <SectionFold text={text} {...(action && { action })} isFolded={isFolded || isFoldedIfNarrow}>
        {children}
      </SectionFold>
    </section>
  );
}
