import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId } from 'react';
import { part } from '../checkout-style.ts';
import type { FieldName } from './checkout-form.rules.ts';

/** Props of a text field of the form. */
export interface FieldProps {
  id: string;
  name: FieldName;
  defaultValue: string;
  error: string | undefined;
}

export interface PartProps {
  /** Returns a field's name, initial value and error. */
  field: (name: FieldName) => FieldProps;
}

/** Id of a field, to which the summary of errors links. */
export const fieldId = (name: FieldName) => `checkout-${name}`;

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
