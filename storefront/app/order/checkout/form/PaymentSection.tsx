import { css } from '@emotion/react';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { media } from '@meet/ui-kit/theme';
import { hydrateLater } from '../../../platform/lazy/hydrate-later.tsx';
import { fields } from '../../../platform/theme/form-style.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { FormSectionProps } from './field-props.ts';

// The icons only decorate the text, so the elements that the server has rendered are enough until an interaction.
const PaymentMarks = hydrateLater(async () => (await import('./PaymentMarks.tsx')).PaymentMarks, {
  until: 'interaction',
  isInline: true,
});

const PhoneHint = hydrateLater(async () => (await import('./PhoneHint.tsx')).PhoneHint, { until: 'interaction' });

interface PaymentSectionProps extends FormSectionProps {
  /** Whether the account has a confirmed phone, which a call needs. */
  mayBeCalled: boolean;
  /** Whether the maximum number of orders that await a call is reached. */
  isCallLimitReached: boolean;
  /** Whether the price of the delivery is unknown, so that nothing can be paid yet. */
  isDeliveryUnavailable: boolean;
}

/**
 * Removes the border above the cards, because the section has one already. On wide screens, the title of the section is level with the
 * first card.
 */
const cards = css(fields, { '& > fieldset > div': { borderTop: 0 }, [media.wide]: { marginTop: -14 } });

const onlineTitle = 'Онлайн: картой или\u00a0через СБП';

/** The choice between an online payment and a confirmation by phone before the payment. */
export function PaymentSection({
  buildFieldProps,
  isRepeat,
  isFilledIn,
  mayBeCalled,
  isCallLimitReached,
  isDeliveryUnavailable,
}: PaymentSectionProps) {
  const { id, name, defaultValue, error } = buildFieldProps('payment');
  const onlineText = isDeliveryUnavailable
    ? 'Недоступно: сначала уточним дату по\u00a0телефону'
    : 'Отложим вещи на\u00a030\u00a0минут, пока вы\u00a0платите';
  const callText = 'Позвоним с\u00a010 до\u00a020 по\u00a0Москве и\u00a0пришлём ссылку на\u00a0оплату. Отложим вещи на\u00a024\u00a0часа';
  const limitReason = isCallLimitReached ? 'Сначала дождитесь звонка по\u00a0прежним заказам' : null;
  const callReason = mayBeCalled ? limitReason : 'Для звонка нужен подтверждённый телефон';
  const options = [
    {
      value: 'ONLINE',
      label: onlineTitle,
      description: onlineText,
      aside: !isDeliveryUnavailable && <PaymentMarks />,
      disabled: isDeliveryUnavailable,
    },
    {
      value: 'CALL',
      label: 'Перезвоните мне',
      description: callReason ?? callText,
      disabled: callReason !== null,
      ...(!mayBeCalled && { below: <PhoneHint /> }),
    },
  ];
  const isOnlineChosen = !isDeliveryUnavailable && (defaultValue !== 'CALL' || callReason !== null);
  const isOnlineComplete = isOnlineChosen && isFilledIn('payment');
  return (
    <CheckoutSection title="Оплата" text={onlineTitle} isFolded={isRepeat && isOnlineComplete} isFoldedIfNarrow={isOnlineComplete}>
      <div css={cards}>
        <ChoiceCards
          key={`${isDeliveryUnavailable} ${isCallLimitReached}`}
          id={id}
          label="Способ оплаты"
          hideLabel
          name={name}
          options={options}
          defaultValue={isOnlineChosen ? 'ONLINE' : callReason === null ? 'CALL' : ''}
          error={error}
        />
      </div>
    </CheckoutSection>
  );
}
