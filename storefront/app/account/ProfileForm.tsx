import { Button } from '@meet/ui-kit/button';
import { RadioGroup } from '@meet/ui-kit/radio-group';
import { TextField } from '@meet/ui-kit/text-field';
import { type FormEvent, useEffect, useRef } from 'react';
import { queryApi } from '../platform/graphql/browser-api.ts';
import { EditUserDocument, type ProfileFragment, type Sex } from '../platform/graphql/generated/graphql.ts';
import { form } from './account-style.ts';
import { useAccountAction } from './use-account-action.ts';

/** Maximum length of a name that the API accepts. */
const maxNameLength = 60;
const autoComplete = { name: 'given-name', surname: 'family-name', lastname: 'additional-name' } as const;
const sexes: { value: Sex | ''; label: string }[] = [
  { value: 'FEMALE', label: 'Женский' },
  { value: 'MALE', label: 'Мужской' },
  { value: '', label: 'Не\u00a0указывать' },
];

/** Name and sex. No field is required. */
export function ProfileForm({ user }: { user: ProfileFragment }) {
  const formRef = useRef<HTMLFormElement>(null);
  const save = useAccountAction(async () => {
    const formData = new FormData(formRef.current ?? undefined);
    const readText = (name: string) => String(formData.get(name) ?? '').trim();
    const sex = sexes.find(({ value }) => value === readText('sex'))?.value || null;
    await queryApi(EditUserDocument, {
      variables: { dto: { name: readText('name'), surname: readText('surname'), lastname: readText('lastname'), sex } },
    });
  }, 'Данные сохранены');
  const invalidField = save.failure?.field;
  useEffect(() => {
    const field = typeof invalidField === 'string' ? formRef.current?.elements.namedItem(invalidField) : null;
    if (field instanceof HTMLInputElement) field.focus();
  }, [invalidField]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.run();
  };
  const buildFieldProps = (name: keyof typeof autoComplete) => ({
    name,
    optional: true,
    maxLength: maxNameLength,
    autoComplete: autoComplete[name],
    defaultValue: user[name],
    error: invalidField === name ? save.failure?.message : undefined,
  });
  return (
    <form ref={formRef} css={form} onSubmit={submit} aria-label="Личные данные">
      <TextField {...buildFieldProps('name')} label="Имя" />
      <TextField {...buildFieldProps('surname')} label="Фамилия" />
      <TextField {...buildFieldProps('lastname')} label="Отчество" />
      <RadioGroup label="Пол" name="sex" direction="row" options={sexes} defaultValue={user.sex ?? ''} />
      <Button type="submit" loading={save.isRunning}>
        Сохранить
      </Button>
    </form>
  );
}
