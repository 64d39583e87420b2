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
  /** Called when the shopper agrees to all storage on the device. Keep the answer, and render the banner no more. */
  onAccept: () => void;
  /** Called when the shopper agrees only to storage that the shop cannot work without. Keep this answer, too. */
  onDecline: () => void;
  /**
   * Address of the privacy policy.
   * @default '/privacy'
   */
  privacyHref?: string | undefined;
  /** Text before the link, in place of that of the kit. */
  children?: ReactNode;
  /**
   * Placement: `fixed` at the bottom of the screen until it is answered, or `static` in the flow, on the page of the rules.
   * @default 'fixed'
   */
  position?: 'fixed' | 'static' | undefined;
}

const root = css({
  '& > p:not([class])': { margin: 0 },
  // The ring of the focus leaves the word before the link whole.
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
  // Stays above the page's fixed bottom bar, so that a press aimed at the bar cannot hit an answer.
  bottom: `calc(${space(2)} + max(${bottomBar}, env(safe-area-inset-bottom, 0px)))`,
  width: 'auto',
  // In a low window the text scrolls, so that both answers stay in sight.
  gridTemplateRows: 'minmax(0, 1fr) auto',
  maxHeight: `min(100vh - ${space(4)}, max(50vh, 272px))`,
  '& > p': { overflow: 'auto' },
  [media.tablet]: { insetInline: `${space(6)} auto`, bottom: `calc(${space(6)} + ${bottomBar})`, width: 480 },
});
/** Of equal width and weight, so that neither answer is harder to find than the other. */
const answers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(190px, 100%), 1fr))',
  gap: space(2),
  // With the specificity of two classes: the style of a button may come later.
  '&& > *': { minHeight: 'var(--meet-target)' },
});

/** Asks for consent to storage on the device, with two answers, each of which takes one press. The page behind stays usable. */
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
      <div css={answers}>
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
