import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { type LoyaltyLevel, LoyaltyLevels } from '@meet/ui-kit/loyalty-levels';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { useAccountLink } from '../auth/link/use-account-link.ts';
import { InfoLayout } from '../content/info/InfoLayout.tsx';
import { type InfoText, TextDates } from '../content/info/InfoView.tsx';
import { RoutedProse } from '../content/RoutedProse.tsx';
import { displayFace } from '../platform/theme/text-style.ts';

const accountLinkStyle = css({ justifySelf: 'start', paddingBlock: space(3) });

/** Link to the account that opens the sign-in dialog for guests. */
function AccountLink() {
  return (
    <Link variant="underlined" css={accountLinkStyle} {...useAccountLink()}>
      Войти и&nbsp;копить бонусы
    </Link>
  );
}

const band = css({
  display: 'grid',
  gap: space(6),
  marginBottom: space(10),
  padding: `${space(8)} ${space(5)}`,
  background: color('stage'),
  color: color('on-stage'),
  '@media (max-width: 339px)': { paddingInline: space(3) },
  [media.tablet]: { padding: space(10) },
});

const percentageStyle = css({ fontWeight: 600, fontSize: '2.75rem', lineHeight: 1, [media.tablet]: { fontSize: '4rem' } });
const caption = css({ marginTop: space(2), font: font(400, 18) });

interface LoyaltyViewProps {
  path: string;
  text: InfoText;
  levels: readonly LoyaltyLevel[];
  /** Name of the shopper's level; undefined for a guest. */
  currentLevel?: string | undefined;
}

/** The loyalty programme: its levels, then its text. */
export function LoyaltyView({ path, text, levels, currentLevel }: LoyaltyViewProps) {
  const maxCashback = Math.max(0, ...levels.map(({ chargePercentage }) => chargePercentage));
  return (
    <InfoLayout path={path} title={text.title} note={<TextDates {...text} />} headings={text.headings}>
      {levels.length > 0 && (
        <div css={band}>
          <div>
            <p css={[displayFace, percentageStyle]}>{maxCashback}&nbsp;%</p>
            <p css={caption}>максимальный кешбэк: он&nbsp;растёт с&nbsp;каждым уровнем</p>
          </div>
          <LoyaltyLevels levels={levels} current={currentLevel} background="stage" withChargeOff />
          {currentLevel === undefined && <AccountLink />}
        </div>
      )}
      <RoutedProse html={text.html} />
    </InfoLayout>
  );
}
