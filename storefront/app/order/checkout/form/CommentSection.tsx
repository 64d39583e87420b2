import { css } from '@emotion/react';
import { TextArea } from '@meet/ui-kit/text-area';
import { narrowColumn, note } from '../checkout-style.ts';
import { CheckoutSection, type FormSectionProps } from './CheckoutSection.tsx';

// Phones and tablets have one line for the title and the link.
const desktopOnly = css(note, { [narrowColumn]: { display: 'none' } });
/** A line without a text below its title. */
const emptyStyle = css({
  [narrowColumn]: {
    '&&& > section:has(> details:not([open]))': { paddingBlock: 0 },
    '&&&& details:not([open]) > summary > span:last-of-type, &&&& h2:has(+ details:not([open]))': { paddingBlock: 12 },
  },
});

/** Wishes of the shopper. */
export function CommentSection({ buildFieldProps, values: { comment } }: FormSectionProps) {
  return (
    <div css={comment === '' && emptyStyle}>
      <CheckoutSection
        title="Комментарий"
        text={comment || <span css={desktopOnly}>Необязательно</span>}
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
      </CheckoutSection>
    </div>
  );
}
