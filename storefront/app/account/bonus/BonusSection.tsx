import { css } from '@emotion/react';
import { Link } from '@meet/ui-kit/link';
import { bonusForms, plural } from '@meet/ui-kit/plural';
import { media, space } from '@meet/ui-kit/theme';
import { displayFace } from '../../platform/theme/text-style.ts';
import { note } from '../account-style.ts';

const amountStyle = css({ fontWeight: 600, fontSize: '2.75rem', lineHeight: 1, [media.tablet]: { fontSize: '4rem' } });

/** Number of bonuses in large type. */
export const BonusAmount = ({ number }: { number: string }) => <p css={[displayFace, amountStyle]}>{number}</p>;

const root = css({ display: 'grid', justifyItems: 'start', gap: space(2) });
const touchTarget = css({ paddingBlock: space(3) });

/** Bonus balance, with a link to the page of bonuses. */
export function BonusSection({ balance, level }: { balance: number; level: string | undefined }) {
  const [number, word] = plural(balance, bonusForms).split(/\u00a0(?=\D*$)/);
  return (
    <div css={root}>
      <BonusAmount number={number ?? ''} />
      <p css={note}>
        {word}, один бонус — один рубль{level && `. Ваш уровень\u00a0— ${level}`}
      </p>
      <Link href="/account/bonus" variant="underlined" css={touchTarget}>
        История и&nbsp;уровень
      </Link>
    </div>
  );
}
