import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { hidden } from '@meet/ui-kit/hidden';
import { type LoyaltyLevel, LoyaltyLevels } from '@meet/ui-kit/loyalty-levels';
import { color, media, space } from '@meet/ui-kit/theme';
import { useId } from 'react';
import { useAccountLink } from '../auth/link/use-account-link.ts';
import { useSignedIn } from '../auth/session/use-signed-in.ts';
import { section, wrap } from '../platform/theme/layout-style.ts';
import { displayFace, heading2 } from '../platform/theme/text-style.ts';

const root = css({
  paddingBlock: space(14),
  background: color('stage'),
  color: color('on-stage'),
  [media.desktop]: { paddingBlock: space(20) },
});
const columns = css({
  display: 'grid',
  gap: space(10),
  '& > *': { minWidth: 0 },
  [media.desktop]: { gridTemplateColumns: '2fr 1fr', '& > :last-child': { alignSelf: 'end' } },
});
const leadColumn = css({ display: 'grid', gap: space(4), justifyItems: 'start', alignContent: 'start' });
const amountStyle = css({
  marginInlineStart: '-.05em',
  fontSize: 'clamp(4rem, 13vw, 12rem)',
  lineHeight: 0.9,
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
const explanation = css({ maxWidth: '30em', color: color('on-stage-muted') });
const button = css({
  '&&': { marginTop: space(2), borderColor: color('on-stage'), background: color('on-stage'), color: color('on-picture') },
  '&&:focus-visible': { outlineColor: color('on-stage') },
});

/** For guests, opens the sign-in dialog and then the account. For signed-in shoppers, links to the programme. */
function TeaserButton() {
  const isSignedIn = useSignedIn();
  const accountLink = useAccountLink();
  return isSignedIn ? (
    <LinkButton css={button} href="/loyalty" size="large">
      О&nbsp;программе
    </LinkButton>
  ) : (
    <LinkButton css={button} size="large" {...accountLink}>
      Войти и&nbsp;получить
    </LinkButton>
  );
}

export function LoyaltyTeaser({ levels }: { levels: readonly LoyaltyLevel[] }) {
  const id = useId();
  return (
    <section css={[section, root]} aria-labelledby={id}>
      <div css={[wrap, columns]}>
        <div css={leadColumn}>
          <p css={[displayFace, amountStyle]} aria-hidden="true">
            5&nbsp;000
          </p>
          <h2 css={heading2} id={id}>
            <span css={hidden}>5&nbsp;000 </span>бонусов за&nbsp;регистрацию с&nbsp;телефоном
          </h2>
          <p css={explanation}>
            Один бонус&nbsp;— один рубль: ими оплачивается часть следующей покупки. Чем&nbsp;больше покупок, тем&nbsp;выше кешбэк.
          </p>
          <TeaserButton />
        </div>
        {levels.length > 0 && <LoyaltyLevels levels={levels} background="stage" />}
      </div>
    </section>
  );
}
