import { css } from '@emotion/react';
import { color, media, space } from '@meet/ui-kit/theme';
import type { ReactNode } from 'react';
import { display, heading3, wrap } from '../platform/layout-style.ts';
import lostPicture from './lost.webp';

const root = css({
  display: 'grid',
  gap: space(6),
  paddingTop: space(6),
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 39%', gridTemplateRows: 'auto 1fr', gap: space(10), paddingTop: 0 },
});

const word = css({ fontWeight: 700, marginInlineStart: '-.02em' });

const wordSizes = {
  short: css({
    fontSize: '34vw',
    lineHeight: 0.8,
    letterSpacing: '-.035em',
    [media.desktop]: { fontSize: 'min(20vw, 290px)', paddingTop: space(14) },
  }),
  long: css({ fontSize: '15.5vw', lineHeight: 0.95, [media.desktop]: { fontSize: 'min(9vw, 128px)', paddingTop: space(14) } }),
};

const text = css({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  maxWidth: '38em',
  [media.desktop]: { alignSelf: 'end', paddingBottom: space(8) },
});

const tile = css({
  marginInline: 'calc(-1 * var(--gutter))',
  aspectRatio: '1',
  background: color('tile'),
  overflow: 'hidden',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'brightness(var(--picture-dim))' },
  [media.desktop]: { gridArea: '1 / 2 / 3 / 3', margin: '0 calc(-1 * var(--gutter)) 0 0', aspectRatio: 'auto', minHeight: 640 },
});

interface LostPageProps {
  /** The large word, for the eye only: the sentence says the same. */
  word: ReactNode;
  wordSize: keyof typeof wordSizes;
  sentence: string;
  /** The way out. */
  children: ReactNode;
}

/** The look that both error pages share. Its picture is the storefront's own, so that it shows when nothing else answers. */
export function LostPage({ word: large, wordSize, sentence, children }: LostPageProps) {
  return (
    <section css={[wrap, root]}>
      <p css={[display, word, wordSizes[wordSize]]} aria-hidden="true">
        {large}
      </p>
      <div css={text}>
        <h1 css={heading3}>{sentence}</h1>
        {children}
      </div>
      <div css={tile}>
        <img src={lostPicture} alt="Одинокий кроссовок с развязанным шнурком" width={1280} height={1600} />
      </div>
    </section>
  );
}
