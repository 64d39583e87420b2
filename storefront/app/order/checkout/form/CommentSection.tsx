import { css } from '@emotion/react';
import { TextArea } from '@meet/ui-kit/text-area';
import { narrowColumn, note } from '../checkout-style.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { FormSectionProps } from './field-props.ts';

// A hint that phones and tablets leave out, so that the folded section is one line with its title and the link that unfolds it.
const desktopOnly = css(note, { [narrowColumn]: { display: 'none' } });
/** Style of the folded section while there is no text below its title. */
const emptyStyle = css({
  [narrowColumn]: {
    '&&& > section:has(> details:not([open]))': { paddingBlock: 0 },
    '&&&& details:not([open]) > summary > span:last-of-type, &&&& h2:has(+ details:not([open]))': { paddingBlock: 12 },
  },
});

interface CommentSectionProps extends FormSectionProps {
  /** Whether a courier delivers the order. The courier reads the comment too. */
  isForCourier: boolean;
}

/** The shopper's wishes, and details that a courier must know. */
export function CommentSection({ buildFieldProps, values: { comment }, isForCourier, isRepeat }: CommentSectionProps) {
  const hint = isForCourier ? 'Подъезд, этаж, домофон' : 'Необязательно';
  // A repeated order must fit one screen of a phone.
  const isHintDesktopOnly = isRepeat || !isForCourier;
  return (
    <div css={comment === '' && isHintDesktopOnly && emptyStyle}>
      <CheckoutSection
        title="Комментарий"
        text={comment || <span css={isHintDesktopOnly ? desktopOnly : note}>{hint}</span>}
        action={comment ? 'Изменить' : 'Добавить'}
        isFolded={buildFieldProps('comment').error === undefined}
      >
        <TextArea
          {...buildFieldProps('comment')}
          label={isForCourier ? 'Подъезд, этаж, домофон и\u00a0пожелания' : 'Что\u00a0нам знать о\u00a0заказе'}
          optional
          autoComplete="off"
          maxLength={500}
          placeholder={
            isForCourier ? 'Например, подъезд\u00a02, этаж\u00a05, домофон\u00a014' : 'Например, положить в\u00a0подарочную коробку'
          }
        />
      </CheckoutSection>
    </div>
  );
}
