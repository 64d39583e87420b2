import { css } from '@emotion/react';
import { Heading } from '@meet/ui-kit/heading';
import { color, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';

const root = css({
  display: 'grid',
  gap: space(5),
  marginTop: space(10),
  paddingTop: space(8),
  borderTop: `1px solid ${color('line')}`,
  '@media print': { display: 'none' },
});

/** Frames the form below the text of an information page. */
export function InfoForm({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section css={root} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
