import { css } from '@emotion/react';
import { TextArea } from '@meet/ui-kit/text-area';
import { folding } from '../checkout-style.ts';
import { CheckoutPart, type FormPartProps } from './CheckoutPart.tsx';

// Phones and tablets have one line for the title and the link.
const onWide = css({ [folding]: { display: 'none' } });

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
