import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId } from 'react';
import { part } from './account-style.ts';

interface AccountPartProps {
  title: string;
  /** Id for links to the part. */
  anchor?: string;
  children: ReactNode;
}

export function AccountPart({ title, anchor, children }: AccountPartProps) {
  const id = useId();
  return (
    <section css={part} id={anchor} aria-labelledby={id}>
      <Heading id={id} level={2} size="small">
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
