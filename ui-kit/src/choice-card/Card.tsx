/** @jsxImportSource @emotion/react */
'use client';

import { type ReactNode, useId } from 'react';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import type { RadioState } from '../internal/RadioSet.tsx';
import { useLocale } from '../locale/locale-context.ts';
import * as style from './choice-card-style.ts';

export interface ChoiceCard {
  /** Value submitted with the form and passed to `onValueChange`. It is unique in the group. */
  value: string;
  /** Label: «Онлайн: картой или через СБП». */
  label: ReactNode;
  /** What the choice means, below the label. For a disabled card, the reason. */
  description?: ReactNode;
  /** Details that are shown only when the card is chosen. */
  more?: ReactNode;
  /** Fields that belong to the choice, below its card and outside its label. Pass them while the card is chosen. */
  below?: ReactNode;
  /** Price of the choice in kopecks or cents, at the end of the card; `null` shows none. */
  price?: number | null | undefined;
  /** Content at the end of the card in place of a price: «400 м», «бесплатно». */
  aside?: ReactNode;
  /**
   * Disables the card. Say why in `description`.
   * @default false
   */
  disabled?: boolean | undefined;
}

function CardText({ id, card: { description, more } }: { id: string; card: ChoiceCard }) {
  return (
    <>
      {description && (
        <span css={style.description} id={`${id}-about`}>
          {description}
        </span>
      )}
      {more && (
        <span css={style.more} className="card-more" id={`${id}-more`}>
          {more}
        </span>
      )}
    </>
  );
}

interface CardProps extends RadioState {
  card: ChoiceCard;
}

/** One option: a native radio button. The label and the price are its accessible name; the description and the details describe it. */
export function Card({ card, name, required, checked, invalid, onChoose }: CardProps) {
  const { value, label, description, more, price, aside, disabled } = card;
  const locale = useLocale();
  const endContent = aside ?? (isMoney(price) && formatMoney(price, locale));
  const id = useId();
  const describedBy = [description && `${id}-about`, more && checked && `${id}-more`].filter(Boolean).join(' ') || undefined;
  return (
    <label css={style.card}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        required={required}
        aria-invalid={invalid || undefined}
        aria-labelledby={`${id}-title${endContent ? ` ${id}-end` : ''}`}
        aria-describedby={describedBy}
        onChange={onChoose}
      />
      <span css={style.title} id={`${id}-title`}>
        {label}
      </span>
      {endContent && (
        <span className="card-price" id={`${id}-end`}>
          {endContent}
        </span>
      )}
      <CardText id={id} card={card} />
    </label>
  );
}
