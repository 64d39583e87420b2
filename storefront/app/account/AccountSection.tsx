import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId } from 'react';
import { section } from './account-style.ts';

interface AccountSectionProps {
  title: string;
  /** Id for links to the section. */
  anchor?: string;
  children: ReactNode;
}

export function AccountSection({ title, anchor, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section css={section} id={anchor} aria-labelledby={id}>
      <Heading id={id} level={2} size="small">
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
