/** @jsxImportSource @emotion/react */
'use client';

import { css } from '@emotion/react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { formatMoney, isMoney } from '../internal/money-format.ts';
import { useLocale, useTexts } from '../locale/locale-context.ts';
import type { Locale } from '../locale/shop-locale.ts';
import type { Texts } from '../locale/texts.ts';
import { TextField } from '../text-field/index.ts';
import { promoFieldTexts } from './promo-field-texts.ts';
import { type PromoState, usePromoCode } from './use-promo-code.ts';

export interface PromoFieldProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'action' | 'method'> {
  /**
   * State of the code: `idle`, `checking`, `success` when it is applied, `error` when it was refused.
   * @default 'idle'
   */
  state?: PromoState | undefined;
  /** The code that is applied or was rejected. It fills the field whenever it changes. */
  code?: string | null | undefined;
  /**
   * What the code gives («Скидка 10 % на выбранные товары»), or why it was rejected. It is displayed only with `success` and `error`. If
   * omitted, it is «Промокод применён» or «Промокод не найден».
   */
  message?: string | undefined;
  /** Saving by the applied code, in kopecks or cents, shown after the message. Nothing is shown for 0 and `null`. */
  saving?: number | null | undefined;
  /** Called with the entered code. If omitted, the browser submits the form to `action`, or with `form`, submits that other form. */
  onApply?: ((code: string) => void) | undefined;
  /**
   * Called when an applied code is removed, and when an applied or rejected code is edited. The page should then clear `code` and set
   * `idle`.
   */
  onClear?: (() => void) | undefined;
  /** Address that the form is submitted to without JavaScript. */
  action?: string | undefined;
  /**
   * HTTP method of the submission without JavaScript.
   * @default 'post'
   */
  method?: 'get' | 'post' | undefined;
  /**
   * Id of another form that the field belongs to. Without JavaScript the browser then submits the code with that form. By default the field
   * is a form of its own; with `form` it is a `<div>`, which gets the other attributes.
   */
  form?: string | undefined;
  /**
   * Name under which the form sends the code.
   * @default 'promocode'
   */
  name?: string | undefined;
  /**
   * Name under which the submit button sends `apply` or `remove`.
   * @default 'intent'
   */
  intentName?: string | undefined;
  /** Hidden inputs for the submission without JavaScript. */
  children?: ReactNode;
  /**
   * Label of the field.
   * @default 'Промокод'
   */
  label?: string | undefined;
  /** Help text below the field. */
  hint?: ReactNode;
  /**
   * Disables the field and its button. Say why in `hint`.
   * @default false
   */
  disabled?: boolean | undefined;
}

const shrinkable = css({ minWidth: 0 });

function composeMessages(
  { state, message, saving }: PromoFieldProps,
  texts: Texts['promoField'],
  locale: Locale,
): { success?: string; error?: string } {
  if (state === 'error') return { error: message ?? texts.notFound };
  if (state !== 'success') return {};
  const successMessage = message ?? texts.applied;
  return { success: isMoney(saving) && saving > 0 ? `${successMessage}: −${formatMoney(saving, locale)}` : successMessage };
}

interface SubmitProps extends Pick<PromoFieldProps, 'state' | 'form' | 'intentName' | 'disabled'> {
  isEmpty: boolean;
  onClick: ((event: MouseEvent) => void) | undefined;
}

function SubmitButton({ state, intentName, isEmpty, ...buttonProps }: SubmitProps) {
  const isApplied = state === 'success';
  const texts = useTexts('promoField', promoFieldTexts);
  return (
    <Button
      type="submit"
      // While there is no code to apply, the button does not compete with the main button of the page.
      variant={isApplied || isEmpty ? 'line' : 'solid'}
      name={intentName}
      value={isApplied ? 'remove' : 'apply'}
      loading={state === 'checking'}
      {...buttonProps}
    >
      {isApplied ? texts.remove : texts.apply}
    </Button>
  );
}

/** Handlers of the field for keys, the clipboard and its button. */
function usePromoField({ state: ownerState = 'idle', code, onApply, onClear }: PromoFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text, displayedState: state, hasResult, editText, startOver } = usePromoCode({ state: ownerState, code, onClear, field });
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SyntheticEvent) => {
    const isApplied = state === 'success';
    if (!(isApplied ? onClear : onApply)) return;
    event.preventDefault();
    if (state === 'checking') return;
    const typedText = text.trim();
    setMissing(!isApplied && typedText === '');
    if (isApplied || typedText === '') field.current?.focus();
    if (isApplied) startOver('');
    else if (typedText !== '') onApply?.(typedText);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (!hasResult) return;
    event.preventDefault();
    startOver(event.clipboardData.getData('text').trim());
  };
  return { field, text, state, isMissing: isMissing && text.trim() === '', editText, handlePaste, submit };
}

/** A field for one promo code, with its result. Editing an applied or rejected code clears it. */
export function PromoField(props: PromoFieldProps) {
  const { state: _, code: _code, message, saving, onApply: _onApply, onClear: _onClear, ...rest } = props;
  const { action, method = 'post', name = 'promocode', intentName = 'intent', children, ...others } = rest;
  const locale = useLocale();
  const texts = useTexts('promoField', promoFieldTexts);
  const { label = texts.label, hint, disabled, form, ...formProps } = others;
  const { field, text, state, isMissing, editText, handlePaste, submit } = usePromoField(props);
  const handleEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Prevents Enter from pressing the form's button, which removes an applied code.
    if (state === 'success') event.preventDefault();
    else if (form) submit(event);
  };
  const content = (
    <>
      {children}
      <TextField
        ref={field}
        {...{ label, name, form, hint, disabled }}
        value={text}
        onChange={({ currentTarget, nativeEvent }) => editText(currentTarget.value, nativeEvent)}
        onPaste={handlePaste}
        onKeyDown={handleEnter}
        {...(isMissing ? { error: texts.missing } : composeMessages({ state, message, saving }, texts, locale))}
        readOnly={state === 'checking'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        action={<SubmitButton {...{ state, form, intentName, disabled }} isEmpty={text === ''} onClick={form ? submit : undefined} />}
      />
    </>
  );
  return form ? (
    <div css={shrinkable} {...(formProps as ComponentProps<'div'>)}>
      {content}
    </div>
  ) : (
    <form css={shrinkable} action={action} method={method} onSubmit={submit} {...formProps}>
      {content}
    </form>
  );
}
