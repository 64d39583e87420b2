import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import { cleanTypedText } from '../platform/input/typed-text.rules.js';
import type { Sex } from '../platform/prisma/generated/enums.js';

/** Maximum length of a name, in Unicode code points. */
export const maxNameLength = 60;

const nameLabels = { name: 'Имя', surname: 'Фамилия', lastname: 'Отчество' } as const;

type NameField = keyof typeof nameLabels;

export interface ProfileInput extends Partial<Record<NameField, string | null>> {
  sex?: Sex | null;
}

// Control, format and direction characters, lone surrogates, and line separators do not belong in a name.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;

/** Normalises the changed fields for storage. Throws an error that names the invalid field. */
export function toProfileChanges(input: ProfileInput): Partial<Record<NameField, string>> & { sex?: Sex | null } {
  const changes: ReturnType<typeof toProfileChanges> = {};
  for (const field of ['name', 'surname', 'lastname'] as const) {
    const text = input[field];
    if (text !== undefined) changes[field] = readName(field, text ?? '');
  }
  if (input.sex === 'UNISEX') throw badInputError('sex', 'Пол может быть мужским или женским.');
  if (input.sex !== undefined) changes.sex = input.sex;
  return changes;
}

function readName(field: NameField, text: string): string {
  const name = cleanTypedText(text, 'NFC').replaceAll(/\p{Zs}+/gu, ' ');
  if (UNPRINTABLE.test(name)) throw badInputError(field, `${nameLabels[field]}: есть знаки, которые не\u00a0видны. Наберите ещё\u00a0раз.`);
  if ([...name].length > maxNameLength) throw badInputError(field, `${nameLabels[field]}: не\u00a0длиннее ${maxNameLength}\u00a0знаков.`);
  return name;
}

const badInputError = (field: string, message: string): DomainError =>
  new DomainError(ErrorCode.BAD_USER_INPUT, message, { field, most: maxNameLength });
