import { css } from '@emotion/react';
import { LinkButton } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { Heading } from '@meet/ui-kit/heading';
import { Link } from '@meet/ui-kit/link';
import { LoyaltyLevels } from '@meet/ui-kit/loyalty-levels';
import { formatNumber } from '@meet/ui-kit/plural';
import { color, media, space } from '@meet/ui-kit/theme';
import { type ReactNode, useId } from 'react';
import type { BonusPageQuery } from '../../platform/graphql/generated/graphql.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { note } from '../account-style.ts';
import { BonusHistory } from './BonusHistory.tsx';
import { BonusAmount } from './BonusSection.tsx';

const root = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(10), maxWidth: '60rem' });
const twoColumns = css({ display: 'grid', gap: space(8), [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space(10) } });
const block = css({ display: 'grid', alignContent: 'start', gap: space(4), paddingTop: space(5), borderTop: `1px solid ${color('line')}` });
const blockHead = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space(4) });
const touchTarget = css({ display: 'inline-block', paddingBlock: space(3), marginBlock: `calc(-1 * ${space(3)})` });

interface BlockProps {
  title: string;
  /** Element beside the title. */
  link?: ReactNode;
  children: ReactNode;
}

function Block({ title, link, children }: BlockProps) {
  const id = useId();
  return (
    <section css={block} aria-labelledby={id}>
      <div css={blockHead}>
        <Heading id={id} level={2} size="small">
          {title}
        </Heading>
        {link}
      </div>
      {children}
    </section>
  );
}

type Level = NonNullable<NonNullable<BonusPageQuery['user']>['loyaltyLevel']>;

function SpendableBonuses({ bonuses, heldBonuses, level }: { bonuses: number; heldBonuses: number; level: Level | null }) {
  return (
    <Block title={'Можно потратить'}>
      <BonusAmount number={formatNumber(bonuses)} />
      <p css={note}>
        Один бонус&nbsp;— один рубль.{level && ` Ими можно оплатить до\u00a0${level.chargeOffPercentage}\u00a0% заказа.`}
        {heldBonuses > 0 && ` Ещё ${formatNumber(heldBonuses)} отложены до\u00a0оплаты заказа.`}
      </p>
    </Block>
  );
}

function ExpectedBonuses({ bonuses }: { bonuses: number }) {
  return (
    <Block title="Придут после получения">
      <BonusAmount number={bonuses > 0 ? `+${formatNumber(bonuses)}` : '0'} />
      <p css={note}>
        {bonuses > 0 ? (
          <>
            Кешбэк за&nbsp;
            <Link href="/account/orders?state=underway" variant="underlined" css={touchTarget}>
              заказы в&nbsp;пути
            </Link>
          </>
        ) : (
          'Кешбэк за\u00a0покупку начислим, когда вы\u00a0её получите.'
        )}
      </p>
    </Block>
  );
}

/** Links to ways of earning the first bonuses: adding a phone number, or a purchase. */
function EmptyHistory({ hasPhone, level }: { hasPhone: boolean; level: Level | null }) {
  const cashback = level ? `Кешбэк ${level.chargePercentage}\u00a0% придёт с\u00a0первой покупки.` : '';
  return hasPhone ? (
    <EmptyState
      title="Пока ничего не начислено"
      headingLevel={3}
      text={cashback}
      actions={<LinkButton href="/catalog">За&nbsp;покупками</LinkButton>}
    />
  ) : (
    <EmptyState
      title="Бонусов пока нет"
      headingLevel={3}
      text={`Подтвердите телефон и\u00a0получите 5\u00a0000\u00a0бонусов. ${cashback}`}
      actions={<LinkButton href="/account#contacts">Подтвердить телефон</LinkButton>}
    />
  );
}

export type BonusViewProps = BonusPageQuery & { user: NonNullable<BonusPageQuery['user']> };

/** Bonuses: what can be spent, what is expected, the level, and the history by order. */
export function BonusView({ user, userOrderStatistics: sums, bonusHistory, loyaltyLevels }: BonusViewProps) {
  const level = user.loyaltyLevel;
  return (
    <AccountFrame title="Бонусы" path="/account/bonus">
      <div css={root}>
        <div css={twoColumns}>
          <SpendableBonuses {...sums} level={level} />
          <ExpectedBonuses bonuses={sums.comingBonuses} />
        </div>
        {level && (
          <Block
            title={`${level.name}: кешбэк ${level.chargePercentage}\u00a0%`}
            link={
              <Link href="/loyalty" variant="underlined" css={[note, touchTarget]}>
                Условия
              </Link>
            }
          >
            <LoyaltyLevels levels={loyaltyLevels} current={level.name} spent={sums.moneySpent} withChargeOff />
          </Block>
        )}
        <Block title="История">
          {bonusHistory.items.length > 0 ? (
            <BonusHistory key={user.id} firstPage={bonusHistory} />
          ) : (
            <EmptyHistory hasPhone={user.phone !== null} level={level} />
          )}
        </Block>
      </div>
    </AccountFrame>
  );
}
