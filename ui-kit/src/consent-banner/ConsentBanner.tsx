/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Link } from '../link/index.ts';
import { useTexts } from '../locale/locale-context.ts';
import { bottomBar, font, media, radius, role, space } from '../theme/index.ts';
import { consentBannerTexts } from './consent-banner-texts.ts';

export interface ConsentBannerProps extends ComponentProps<'section'> {
  /** Called when the shopper agrees to all storage on the device. Store the choice, and stop rendering the banner. */
  onAccept: () => void;
  /** Called when the shopper agrees only to storage that the shop cannot work without. Store this choice, too. */
  onDecline: () => void;
  /**
   * Address of the privacy policy.
   * @default '/privacy'
   */
  privacyHref?: string | undefined;
  /** Text before the link, which replaces the default text of the kit. */
  children?: ReactNode;
  /**
   * Placement: `fixed` at the bottom of the screen until the shopper chooses, or `static` in the flow, on a page about privacy.
   * @default 'fixed'
   */
  position?: 'fixed' | 'static' | undefined;
}

const root = css({
  '& > p:not([class])': { margin: 0 },
  // The focus ring must not cover the word before the link.
  '& > p > a': { outlineOffset: 0 },
  display: 'grid',
  gap: space(3),
  width: '100%',
  maxWidth: 560,
  padding: space(4),
  border: `1px solid ${role('control')}`,
  borderRadius: radius('control'),
  background: role('panel'),
  color: role('text'),
  font: font(400, 14),
});
const fixed = css({
  position: 'fixed',
  zIndex: 4,
  insetInline: space(2),
  // Stays above the page's fixed bottom bar, so that a press aimed at the bar cannot hit a button of the banner.
  bottom: `calc(${space(2)} + max(${bottomBar}, env(safe-area-inset-bottom, 0px)))`,
  width: 'auto',
  // In a low window the text scrolls, so that both buttons stay visible.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxHeight: `min(100vh - ${space(4)}, max(50vh, 272px))`,
  '& > p': { overflow: 'auto' },
  [media.tablet]: { insetInline: `${space(6)} auto`, bottom: `calc(${space(6)} + ${bottomBar})`, width: 480 },
});
/** Both buttons have the same width and weight, so that neither choice is harder to find. */
const choices = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  gap: space(2),
  // Two classes raise the specificity, because the style of a button may come later.
  '&& > *': { minHeight: 'var(--meet-target)' },
});

/** Asks for consent to storage on the device, with two choices, each of which takes one press. The page behind stays usable. */
export function ConsentBanner({
  onAccept,
  onDecline,
  privacyHref = '/privacy',
  children,
  position = 'fixed',
  ...sectionProps
}: ConsentBannerProps) {
  const texts = useTexts('consentBanner', consentBannerTexts);
  return (
    <section css={[root, position === 'fixed' && fixed]} aria-label={texts.label} {...sectionProps}>
      <p>
        {children ?? texts.question}{' '}
        <Link href={privacyHref} variant="underlined">
          {texts.more}
        </Link>
      </p>
      <div css={choices}>
        <Button size="small" variant="line" onClick={() => onAccept()}>
          {texts.accept}
        </Button>
        <Button size="small" variant="line" onClick={() => onDecline()}>
          {texts.decline}
        </Button>
      </div>
    </section>
  );
}
