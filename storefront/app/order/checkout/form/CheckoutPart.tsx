import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId } from 'react';
import { part } from '../checkout-style.ts';

/** A part of the checkout form with its title. */
export function CheckoutPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section css={part} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
