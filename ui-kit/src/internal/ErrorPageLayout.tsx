/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { font, media, role, space } from '../theme/index.ts';

const root = css({
  display: 'grid',
  gap: space(6),
  width: '100%',
  maxWidth: 'var(--meet-container)',
  marginInline: 'auto',
  padding: `${space(6)} var(--meet-gutter) 0`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 39%', gridTemplateRows: 'auto 1fr', gap: space(10), paddingTop: 0 },
});

const wordStyle = css({ font: font(700, 64, 'display'), marginInlineStart: '-.02em', whiteSpace: 'pre-line' });
const wordSizes = {
  short: css({
    fontSize: '35vw',
    lineHeight: 0.8,
    letterSpacing: '-.035em',
    [media.desktop]: { fontSize: 'min(20vw, 290px)', paddingTop: space(14) },
  }),
  long: css({
    fontSize: '15.5vw',
    lineHeight: 0.95,
    letterSpacing: 'var(--meet-tight-display)',
    [media.desktop]: { fontSize: 'min(9vw, 128px)', paddingTop: space(14) },
  }),
};

const textColumn = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  maxWidth: '38em',
  minWidth: 0,
  [media.desktop]: { alignSelf: 'end', paddingBottom: space(8) },
});

const pictureTile = css({
  marginInline: 'calc(-1 * var(--meet-gutter))',
  aspectRatio: '1',
  background: role('tile'),
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'brightness(var(--meet-picture-dim))' },
  [media.desktop]: {
    gridArea: '1 / 2 / 3 / 3',
    margin: '0 calc(-1 * var(--meet-gutter)) 0 0',
    aspectRatio: 'auto',
    minHeight: 'min(640px, 50vw)',
  },
});

interface ErrorPageLayoutProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Large decorative word, hidden from screen readers because the sentence says the same. */
  word: string;
  wordSize: keyof typeof wordSizes;
  sentence: string;
  /** Links to continue with. */
  children: ReactNode;
  picture?: ReactNode;
}

/** Layout that the pages `NotFound` and `NoSignal` share. */
export function ErrorPageLayout({ word: decorativeWord, wordSize, sentence, children, picture, ...sectionProps }: ErrorPageLayoutProps) {
  return (
    <section css={root} {...sectionProps}>
      <p css={[wordStyle, wordSizes[wordSize]]} aria-hidden="true">
        {decorativeWord}
      </p>
      <div css={textColumn}>
        <Heading level={1} size="small">
          {sentence}
        </Heading>
        {children}
      </div>
      {picture && <div css={pictureTile}>{picture}</div>}
    </section>
  );
}
