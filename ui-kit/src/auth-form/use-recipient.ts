import { type FormEvent, useId, useState } from 'react';
import type { AuthMethod, OwnRecipient, RecipientStepProps } from './auth-props.ts';
import { useFieldFocus } from './use-field-focus.ts';

const missing: Record<AuthMethod, string> = { email: 'Введите email', phone: 'Введите номер телефона' };
const both: readonly AuthMethod[] = ['email', 'phone'];
const findRecipient = (own: readonly OwnRecipient[], of: AuthMethod) => own.find(({ method }) => method === of)?.recipient ?? '';
const readText = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value.trim() : '');

/** Resolves the method: the controlled value, otherwise the shopper's choice. */
function useMethod({ own, methods, method: controlled, defaultMethod, onMethodChange }: RecipientStepProps) {
  const open = methods ?? own?.map(({ method }) => method) ?? both;
  const first = defaultMethod ?? open[0] ?? 'email';
  const [local, setLocal] = useState(first);
  const requested = controlled ?? local;
  const choose = (next: AuthMethod) => {
    setLocal(next);
    onMethodChange?.(next);
  };
  return { methods: open, method: open.includes(requested) ? requested : first, choose };
}

/** State and validation of the recipient. An invalid field gets the focus. */
export function useRecipient(props: RecipientStepProps) {
  const { own, onSend, error, loading, arrived } = props;
  const id = useId();
  const { methods, method, choose } = useMethod(props);
  const [empty, setEmpty] = useState<AuthMethod>();
  const wrong = error ?? (empty === method ? missing[method] : undefined);
  useFieldFocus(own ? `${id}send` : `${id}${method}`, { error: loading ? undefined : wrong, arrived });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!onSend) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const recipient = own ? findRecipient(own, method) : readText(data.get(method));
    setEmpty(recipient === '' ? method : undefined);
    if (recipient !== '') onSend({ method, recipient, website: readText(data.get('website')) });
  };
  return { id, methods, method, choose, wrong, submit, typed: () => setEmpty(undefined) };
}
