/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import { type ComponentProps, useId, useRef } from 'react';
import { hidden } from '../hidden/index.ts';
import { Icon } from '../icon/index.ts';
import { FieldNotes, listNoteIds } from '../internal/FieldNotes.tsx';
import { useValue } from '../internal/use-value.ts';
import { fill } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { font, media, radius, role, space } from '../theme/index.ts';
import { ratingInputTexts } from './rating-input-texts.ts';
import { type Star, stars } from './stars.ts';

export interface RatingInputProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue' | 'children'> {
  /** Label: «Ваша оценка». */
  label: string;
  /** Chosen number of stars, when controlled; `null` for none. */
  value?: Star | null | undefined;
  /**
   * Initial number of stars, when uncontrolled; `null` for none.
   * @default null
   */
  defaultValue?: Star | null | undefined;
  /** Called with the chosen number of stars, or with `null` when a reset of the form clears it. */
  onValueChange?: ((value: Star | null) => void) | undefined;
  /** Name under which a form sends the number of stars. */
  name?: string | undefined;
  /** Help text below the stars. */
  hint?: string | undefined;
  /** Error message below the stars. */
  error?: string | undefined;
  /**
   * Whether the form requires a rating. Put `noValidate` on the form and set `error`: the browser's own message stands at a hidden input.
   * @default false
   */
  required?: boolean | undefined;
  /**
   * Disables the input: it gets no focus and is not sent. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
}

const root = css({ minWidth: 0, padding: 0, border: 0 });
const legend = css({ padding: 0, font: font(500, 14) });
const starsWithName = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(3) });
const rowStyle = css({
  display: 'flex',
  marginInlineStart: -8,
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 'var(--meet-target)',
    height: 'var(--meet-target)',
    cursor: 'pointer',
  },
  '& svg': { width: 28, height: 28 },
  // Fills every star up to the chosen one in CSS, so that it works without JavaScript.
  '& label:has(:checked) svg, & label:has(~ label :checked) svg': { fill: 'currentColor' },
  [media.hover]: {
    'fieldset:enabled &:hover label:hover svg, fieldset:enabled &:hover label:has(~ label:hover) svg': { fill: 'currentColor' },
    'fieldset:enabled &:hover label:hover ~ label svg': { fill: 'none' },
  },
  '& label:has(:focus-visible)': { outline: `2px solid ${role('focus')}`, outlineOffset: -2, borderRadius: radius('control') },
  '& label:has(:disabled)': { color: role('muted'), cursor: 'not-allowed' },
});
const starNameStyle = css({ font: font(400, 14), color: role('muted') });

/** A field for giving a rating: a native radio group whose choices are named from «Ужасно» to «Отлично». */
export function RatingInput({
  label,
  value,
  defaultValue = null,
  onValueChange,
  name,
  hint,
  error,
  required,
  ...fieldsetProps
}: RatingInputProps) {
  const generatedId = useId();
  const texts = useTexts('ratingInput', ratingInputTexts);
  const fieldId = fieldsetProps.id ?? generatedId;
  const row = useRef<HTMLDivElement>(null);
  const [chosenStars, setChosenStars] = useValue<Star | null>({ value, defaultValue, onValueChange }, row);
  return (
    <fieldset css={root} aria-describedby={listNoteIds({ fieldId, hint, error })} {...fieldsetProps} id={fieldId}>
      <legend css={legend}>{label}</legend>
      <div css={starsWithName}>
        <div ref={row} css={rowStyle}>
          {stars.map((star) => (
            <label key={star}>
              <input
                css={hidden}
                type="radio"
                name={name ?? generatedId}
                value={star}
                aria-label={fill(texts.star, { name: texts.names[star], number: star })}
                aria-invalid={error ? true : undefined}
                required={required}
                checked={star === chosenStars}
                onChange={() => setChosenStars(star)}
              />
              <Icon name="star" />
            </label>
          ))}
        </div>
        <span css={starNameStyle} aria-hidden="true">
          {chosenStars !== null && texts.names[chosenStars]}
        </span>
      </div>
      <FieldNotes fieldId={fieldId} hint={hint} error={error} />
    </fieldset>
  );
}
