/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { bottomBar, color, font, media, radius, space } from '../theme/index.ts';

export interface ConsentBannerProps {
  /** All of it is agreed to. */
  onAccept: () => void;
  /** Only what the shop cannot work without; both ways out are equally near. */
  onDecline: () => void;
  /** The page that says what is kept and why. */
  privacyHref?: string | undefined;
  /** What is asked, where the shop's own words do not fit. */
  children?: ReactNode;
  /** `fixed` lies over the end of the screen, `static` stands in its place. */
  position?: 'fixed' | 'static' | undefined;
}

const root = css({
  display: 'grid',
  gap: space(3),
  width: '100%',
  maxWidth: 560,
  padding: space(4),
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('panel'),
  color: color('ink'),
  font: font(400, 14),
});
const fixed = css({
  position: 'fixed',
  zIndex: 4,
  insetInline: space(2),
  // A bar that a page keeps at the end of the screen is never covered: who aims at it must not give an answer here.
  bottom: `calc(${space(2)} + max(${bottomBar}, env(safe-area-inset-bottom, 0px)))`,
  width: 'auto',
  maxHeight: '50vh',
  overflow: 'auto',
  [media.tablet]: { insetInline: `${space(6)} auto`, bottom: `calc(${space(6)} + ${bottomBar})`, width: 480 },
});
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: space(2), '& > *': { flex: '1 1 auto', minHeight: 'var(--target)' } });

/** Asks what may be kept on the device. It blocks nothing: the page can be read and used behind it. */
export function ConsentBanner({ onAccept, onDecline, privacyHref = '/privacy', children, position = 'fixed' }: ConsentBannerProps) {
  return (
    <section css={[root, position === 'fixed' && fixed]} aria-label="Согласие на&nbsp;cookie">
      <p>
        {children ?? 'Cookie помнят корзину и\u00a0подбирают товары для\u00a0вас.'}{' '}
        <Link href={privacyHref} variant="underlined">
          Подробнее
        </Link>
      </p>
      <div css={ways}>
        <Button size="small" onClick={onAccept}>
          Принять
        </Button>
        <Button size="small" variant="line" onClick={onDecline}>
          Только необходимые
        </Button>
      </div>
    </section>
  );
}
