/** @jsxImportSource @emotion/react */
'use client';

import { FieldNotes } from '../internal/FieldNotes.tsx';
import { fillNodes } from '../locale/fill.ts';
import { useTexts } from '../locale/locale-context.ts';
import { PhoneField } from '../phone-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Tabs } from '../tabs/index.ts';
import { list, tab } from '../tabs/tabs-style.ts';
import { TextField } from '../text-field/index.ts';
import * as style from './auth-form-style.ts';
import type { AuthMethod, OwnRecipient, RecipientProps } from './auth-props.ts';
import { authTexts } from './auth-texts.ts';

const toMethod = (value: string): AuthMethod => (value === 'phone' ? 'phone' : 'email');

interface RecipientFieldsProps extends Pick<RecipientProps, 'own' | 'email' | 'phone' | 'codeLength' | 'methodHrefs'> {
  id: string;
  methods: readonly AuthMethod[];
  method: AuthMethod;
  onMethodChange: (method: AuthMethod) => void;
  /** Error message for the field of the selected method. */
  error: string | undefined;
  onInput: () => void;
}

function EmailField({ id, email, error, codeLength = 4, onInput }: Omit<RecipientFieldsProps, 'method' | 'methods'>) {
  const texts = useTexts('authForm', authTexts);
  return (
    <TextField
      hint={texts.codeHints[codeLength]}
      onValueChange={onInput}
      id={`${id}email`}
      label={texts.email}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      placeholder={texts.emailExample}
      defaultValue={email}
      error={error}
    />
  );
}

function PhoneNumberField({ id, phone, error, codeLength = 4, onInput }: Omit<RecipientFieldsProps, 'method' | 'methods'>) {
  const texts = useTexts('authForm', authTexts);
  return (
    <PhoneField
      hint={texts.codeHints[codeLength]}
      onValueChange={onInput}
      id={`${id}phone`}
      label={texts.phone}
      name="phone"
      defaultValue={phone}
      error={error}
    />
  );
}

export function RecipientFields({ methods, method, error, ...fieldProps }: RecipientFieldsProps) {
  const { id, own, methodHrefs, onMethodChange } = fieldProps;
  const texts = useTexts('authForm', authTexts);
  if (own) return <OwnRecipients id={`${id}own`} own={own} method={method} onMethodChange={onMethodChange} error={error} />;
  const emailField = <EmailField {...fieldProps} error={method === 'email' ? error : undefined} />;
  const phoneField = <PhoneNumberField {...fieldProps} error={method === 'phone' ? error : undefined} />;
  if (methods.length === 1) return method === 'email' ? emailField : phoneField;
  const tabs = [
    { value: 'email', label: texts.email, content: emailField },
    { value: 'phone', label: texts.phone, content: phoneField },
  ];
  const handleTabChange = (tab: string) => onMethodChange(toMethod(tab));
  return (
    <>
      {methodHrefs && <MethodLinks hrefs={methodHrefs} method={method} />}
      <Tabs label={texts.methods} value={method} onValueChange={handleTabChange} items={tabs} keepMounted />
    </>
  );
}

interface MethodLinksProps {
  hrefs: Readonly<Record<AuthMethod, string>>;
  method: AuthMethod;
}

const allMethods = ['email', 'phone'] as const;

/** Links to the form with the e-mail field and with the phone field, which replace the tabs without JavaScript. */
function MethodLinks({ hrefs, method }: MethodLinksProps) {
  const texts = useTexts('authForm', authTexts);
  return (
    <nav css={[list, style.noScriptLinks]} aria-label={texts.methods}>
      {allMethods.map((option) => {
        const isChosen = option === method;
        return (
          <a key={option} css={tab} href={hrefs[option]} aria-current={isChosen || undefined} data-active={isChosen ? '' : undefined}>
            {texts[option]}
          </a>
        );
      })}
    </nav>
  );
}

interface OwnRecipientsProps {
  id: string;
  own: readonly OwnRecipient[];
  method: AuthMethod;
  onMethodChange: (method: AuthMethod) => void;
  error: string | undefined;
}

/** Chooses between the shopper's confirmed recipients, or names the only one. */
function OwnRecipients({ id, own, method, onMethodChange, error }: OwnRecipientsProps) {
  const texts = useTexts('authForm', authTexts);
  const [only, second] = own;
  if (only && !second) {
    return (
      <div css={style.sentTo}>
        <p>{fillNodes(texts.onlyRecipient, { recipient: <b>{only.label}</b> })}</p>
        <FieldNotes fieldId={id} error={error} />
      </div>
    );
  }
  return (
    <RadioGroup
      id={id}
      label={texts.methods}
      value={method}
      options={own.map(({ method: value, label }) => ({ value, label }))}
      onValueChange={(value) => onMethodChange(toMethod(value))}
      error={error}
    />
  );
}
