import { DomainError, ErrorCode } from '../errors/domain-error.js';
import { cleanTypedText } from './typed-text.rules.js';

/** A field of the form that must be corrected. */
export interface WrongField {
  /** Name of the field of the input that holds the value. */
  field: string;
  /** Russian sentence for the shopper. */
  message: string;
}

export interface TextRule {
  label: string;
  max: number;
  isRequired?: boolean;
}

// Control, format and direction characters, lone surrogates, and line separators.
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u;
// NFC combines up to four characters into one, so a text that is cut at this length is still too long.
const computeMaxInputLength = ({ max }: TextRule): number => 4 * max + 1;

// Exceptions to UNPRINTABLE: ends of lines, and the joiner in composed emoji.
const ALLOWED_IN_TEXT = /[\n\u200d]/g;

/** Collects the invalid fields of a form while its values are read. */
export class InputForm {
  readonly wrongFields: WrongField[] = [];

  refuse(field: string, message: string): void {
    this.wrongFields.push({ field, message });
  }

  /** Reads text of one line, in which each run of spaces becomes one space. */
  readLine(field: string, text: string | null | undefined, { label, max, isRequired = false }: TextRule): string {
    const line = cleanTypedText(text ?? '', 'NFC').replaceAll(/\p{Zs}+/gu, ' ');
    if (isRequired && line === '') this.refuse(field, `Заполните поле «${label}».`);
    else this.#refuseInvalidText(field, line, { label, max });
    return line;
  }

  /** Reads text that may have several lines. */
  readText(field: string, text: string | null | undefined, rule: TextRule): string {
    const lines = cleanTypedText(text ?? '', 'NFC', computeMaxInputLength(rule))
      .replaceAll(/\r\n?/g, '\n')
      .replaceAll('\t', ' ');
    this.#refuseInvalidText(field, lines, { ...rule, allowed: ALLOWED_IN_TEXT });
    return lines;
  }

  /** Returns a parsed value. If it is undefined, which stands for an invalid one, refuses the field and returns an empty text. */
  readValue(field: string, value: string | undefined, message: string): string {
    if (value === undefined) this.refuse(field, message);
    return value ?? '';
  }

  #refuseInvalidText(field: string, text: string, { label, max, allowed }: TextRule & { allowed?: RegExp }): void {
    if (UNPRINTABLE.test(allowed ? text.replaceAll(allowed, '') : text)) {
      this.refuse(field, `${label}: есть знаки, которые не\u00a0видны. Наберите ещё\u00a0раз.`);
    } else if ([...text].length > max) this.refuse(field, `${label}: не\u00a0длиннее ${max}\u00a0знаков.`);
  }
}

export const wrongFieldsError = (fields: readonly WrongField[]): DomainError => {
  const [first] = fields;
  const message = fields.length === 1 && first ? first.message : 'Проверьте поля, которые мы отметили.';
  return new DomainError(ErrorCode.BAD_USER_INPUT, message, { field: first?.field, fields });
};
