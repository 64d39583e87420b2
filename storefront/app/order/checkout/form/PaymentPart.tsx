import { css } from '@emotion/react';
import { ChoiceCards } from '@meet/ui-kit/choice-card';
import { Link } from '@meet/ui-kit/link';
import { TextArea } from '@meet/ui-kit/text-area';
import { fields } from '../../../platform/theme/form-style.ts';
import { folding, note } from '../checkout-style.ts';
import { CheckoutPart, type FormPartProps } from './CheckoutPart.tsx';

interface PaymentPartProps extends FormPartProps {
  /** Whether the account has a confirmed phone, which a call needs. */
  mayBeCalled: boolean;
  /** Whether the price of the delivery is unknown, so that nothing can be paid yet. */
  isDeliveryUnavailable: boolean;
}

// Phones and tablets have one line for the title and the link.
const onWide = css({ [folding]: { display: 'none' } });

const onlineTitle = 'Онлайн: картой или\u00a0через СБП';

/** How the order is paid. */
export function PaymentPart({ buildFieldProps, isRepeat, isRight, mayBeCalled, isDeliveryUnavailable }: PaymentPartProps) {
  const { id, name, defaultValue, error } = buildFieldProps('payment');
  const online = isDeliveryUnavailable
    ? 'Недоступно, пока не\u00a0известна цена доставки'
    : 'Держим вещи 30\u00a0минут, пока вы\u00a0платите';
  const call = 'Менеджер подтвердит заказ и\u00a0пришлёт ссылку на\u00a0оплату. Держим вещи 24\u00a0часа';
  const options = [
    { value: 'ONLINE', label: onlineTitle, description: online, disabled: isDeliveryUnavailable },
    {
      value: 'CALL',
      label: 'Перезвоните мне',
      description: mayBeCalled ? call : 'Для звонка нужен подтверждённый телефон',
      disabled: !mayBeCalled,
    },
  ];
  const isOnline = !isDeliveryUnavailable && (defaultValue !== 'CALL' || !mayBeCalled);
  const isChosen = isOnline && isRight('payment');
  return (
    <CheckoutPart title="Оплата" text={onlineTitle} isFolded={isRepeat && isChosen} isFoldedIfNarrow={isChosen}>
      <div css={fields}>
        <ChoiceCards
          key={`${isDeliveryUnavailable}`}
          id={id}
          label="Способ оплаты"
          hideLabel
          name={name}
          options={options}
          defaultValue={isOnline ? 'ONLINE' : mayBeCalled ? 'CALL' : ''}
          error={error}
        />
        {!mayBeCalled && (
          <p css={note}>
            Чтобы заказать с&nbsp;перезвоном,{' '}
            <Link href="/account" variant="underlined">
              добавьте телефон в&nbsp;аккаунте
            </Link>
            . Всё, что вы&nbsp;написали здесь, сохранится.
          </p>
        )}
      </div>
    </CheckoutPart>
  );
}

/** Wishes of the shopper. */
export function CommentPart({ buildFieldProps, values: { comment } }: FormPartProps) {
  return (
    <CheckoutPart
      title="Комментарий"
      text={comment || <span css={onWide}>Необязательно</span>}
      action={comment ? 'Изменить' : 'Добавить'}
      isFolded={buildFieldProps('comment').error === undefined}
    >
      <TextArea
        {...buildFieldProps('comment')}
        label={'Что\u00a0нам знать о\u00a0заказе'}
        optional
        autoComplete="off"
        maxLength={500}
        placeholder={'Например, положить в\u00a0подарочную коробку'}
      />
    </CheckoutPart>
  );
}
