import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId, useState } from 'react';
import { section } from '../checkout-style.ts';
import type { CheckoutValues, FieldName } from './checkout-form.rules.ts';
import { Fold, type FoldProps, NarrowFold } from './Fold.tsx';

/** Props of a text field of the form. */
export interface FieldProps {
  id: string;
  name: FieldName;
  defaultValue: string;
  error: string | undefined;
}

export interface SectionProps {
  /** Returns a field's name, initial value and error. */
  buildFieldProps: (name: FieldName) => FieldProps;
}

export interface FormSectionProps extends SectionProps {
  /** The form as it was opened or returned. */
  values: CheckoutValues;
  /** Whether the form repeats an earlier order, so that completed sections are folded to one line. */
  isRepeat: boolean;
  /** Whether these fields have values and no errors. */
  isFilledIn: (...names: readonly FieldName[]) => boolean;
}

/** Id of a field, to which the summary of errors links. */
export const buildFieldId = (name: FieldName) => `checkout-${name}`;

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
