import { css } from '@emotion/react';
import { Button, LinkButton } from '@meet/ui-kit/button';
import { Countdown } from '@meet/ui-kit/countdown';
import { FieldMessage } from '@meet/ui-kit/field';
import { Heading } from '@meet/ui-kit/heading';
import { formatMoney } from '@meet/ui-kit/price';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { Form, href, useNavigation, useRevalidator } from 'react-router';
import type { SandboxDecision, SandboxPaymentQuery } from '../../platform/graphql/generated/graphql.ts';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { wrap } from '../../platform/theme/layout-style.ts';
import { describeEnding, type SandboxOrder } from './sandbox.rules.ts';

const root = css({ display: 'grid', justifyItems: 'center', paddingTop: space(6), [media.desktop]: { paddingTop: space(14) } });
const column = css({ display: 'grid', gap: space(6), width: '100%', maxWidth: 440 });
const over = css({ display: 'block', font: font(400, 16), color: color('muted'), letterSpacing: 0 });
const facts = css({
  display: 'grid',
  gap: space(2),
  margin: 0,
  paddingBlock: space(4),
  borderBlock: `1px solid ${color('line')}`,
  font: font(400, 14),
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space(4) },
  '& dt': { color: color('muted') },
  '& dd': { margin: 0, textAlign: 'end' },
});
const acts = css({ display: 'grid', gap: space(3) });
const tiny = css({ font: font(400, 12), color: color('muted') });

interface SandboxViewProps {
  payment: NonNullable<SandboxPaymentQuery['sandboxPayment']>;
  /** The order to pay; null if it is unknown. */
  order: SandboxOrder | null;
  /** Page of another frontend that the payment leads back to; null if it leads back to the shop. */
  returnUrl?: string | null;
  /** Time of rendering by the server's clock. */
  now: number;
  /** Error of the last press. */
  failed?: string | undefined;
}

const buttons: readonly (readonly [decision: SandboxDecision, label: string, variant: 'solid' | 'line' | 'text'])[] = [
  ['PAY', 'Оплатить', 'solid'],
  ['DECLINE', 'Отклонить', 'line'],
  ['PAY_LATE', 'Оплатить позже срока', 'text'],
];

function Decisions() {
  const { formData } = useNavigation();
  return (
    <Form method="post" css={acts} aria-label="Учебная оплата">
      {buttons.map(([decision, label, variant]) => (
        <Button
          key={decision}
          type="submit"
          name="decision"
          value={decision}
          size="large"
          wide
          variant={variant}
          loading={formData?.get('decision') === decision}
        >
          {label}
        </Button>
      ))}
    </Form>
  );
}

const Term = observer(function Term({ payUntil, now }: { payUntil: string; now: number }) {
  const clock = useStore(ServerClock);
  const { revalidate } = useRevalidator();
  return (
    <div>
      <dt>Осталось</dt>
      <dd>
        <Countdown until={clock.toOurs(Date.parse(payUntil))} now={now} onEnd={() => void revalidate()} />
      </dd>
    </div>
  );
});

/** Replaces the page of a payment provider in demonstrations and development. */
export function SandboxView({ payment, order, returnUrl, now, failed }: SandboxViewProps) {
  const end = describeEnding({ payment, order });
  return (
    <div css={[wrap, root]}>
      <div css={column}>
        <Heading level={1}>
          <span css={over}>{end ?? 'К\u00a0оплате'}</span> {formatMoney(payment.amount)}
        </Heading>
        <dl css={facts}>
          <div>
            <dt>Магазин</dt>
            <dd>Meet</dd>
          </div>
          <div>
            <dt>Назначение</dt>
            <dd>{payment.description}</dd>
          </div>
          {!end && order?.payUntil && <Term payUntil={order.payUntil} now={now} />}
        </dl>
        {!end && <Decisions />}
        <div role="alert">{failed && <FieldMessage tone="error">{failed}</FieldMessage>}</div>
        {order && (
          <LinkButton href={href('/orders/:id', { id: order.uuid })} variant={end ? 'solid' : 'text'} wide>
            Вернуться к&nbsp;заказу
          </LinkButton>
        )}
        {returnUrl && (
          <LinkButton href={returnUrl} variant={end ? 'solid' : 'text'} wide>
            Вернуться на&nbsp;{new URL(returnUrl).host}
          </LinkButton>
        )}
        <p css={tiny}>Страница есть только в&nbsp;демонстрации и&nbsp;разработке. Деньги не&nbsp;списываются.</p>
      </div>
    </div>
  );
}
