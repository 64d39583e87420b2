import { css } from '@emotion/react';
import { hidden } from '@meet/ui-kit/hidden';
import { Picture } from '@meet/ui-kit/picture';
import { color, font, media, motion, space } from '@meet/ui-kit/theme';
import { useRouteLoaderData } from 'react-router';
import { section, wrap } from '../platform/layout-style.ts';
import type { loader } from '../root.tsx';
import { DirectoryLinks } from '../shell/DirectoryLinks.tsx';

const root = css({
  display: 'grid',
  gap: space(14),
  [media.desktop]: { gridTemplateColumns: '1fr 2fr', alignItems: 'stretch' },
});

// As tall as the list beside it, however long that is; the picture stands whole on its own ground.
const tile = css({
  position: 'relative',
  display: 'none',
  minHeight: 480,
  background: color('picture'),
  overflow: 'hidden',
  '& img': { position: 'absolute', inset: 0, height: '100%', objectFit: 'contain' },
  [media.desktop]: { display: 'block' },
});

const list = css({
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'grid', alignItems: 'center', flex: 1, borderTop: `1px solid ${color('line')}` },
  '& li:last-of-type': { borderBottom: `1px solid ${color('line')}` },
  '& a': { paddingBlock: space(3), font: font(500, 28), letterSpacing: '-.03em' },
  '& a > span': { display: 'block', transition: `transform ${motion('normal')} ${motion('ease')}` },
  '& a:hover > span': { transform: `translateX(${space(3)})` },
  [media.desktop]: { '& a': { font: font(500, 48), letterSpacing: '-.035em' } },
});

interface CategoryIndexProps {
  /** Key of the picture beside the list. */
  picture: string | undefined;
}

/** The categories in large letters: the quickest way in. */
export function CategoryIndex({ picture }: CategoryIndexProps) {
  const directories = useRouteLoaderData<typeof loader>('root')?.directories ?? [];
  return (
    <section css={[wrap, section, root]} aria-labelledby="categories">
      <h2 id="categories" css={hidden}>
        Категории
      </h2>
      <div css={tile}>{picture && <Picture imageKey={picture} alt="" sizes="(min-width: 1440px) 440px, 31vw" />}</div>
      <DirectoryLinks directories={directories} css={list} />
    </section>
  );
}
