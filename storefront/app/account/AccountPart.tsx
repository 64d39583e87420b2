import { Heading } from '@meet/ui-kit/heading';
import { type ReactNode, useId } from 'react';
import { part } from './account-style.ts';

interface AccountPartProps {
  title: string;
  children: ReactNode;
}

export function AccountPart({ title, children }: AccountPartProps) {
  const id = useId();
  return (
    <section css={part} aria-labelledby={id}>
      <Heading id={id} level={2} size="small">
        {title}
      </Heading>
      <div>{children}</div>
    </section>
  );
}
