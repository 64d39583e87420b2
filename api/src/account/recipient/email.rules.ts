import { domainToASCII, domainToUnicode } from 'node:url';
import { cleanTypedText } from '../../platform/input/typed-text.rules.js';

const MAX_ADDRESS_LENGTH = 254;
const MAX_LOCAL_PART_LENGTH = 64;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

const LATIN = /^[\p{Script=Latin}\d-]+$/u;
const CYRILLIC = /^[\p{Script=Cyrillic}\d-]+$/u;
// Cyrillic letters that look like Latin ones. A domain label that consists only of such characters imitates a Latin one.
const LATIN_LOOKALIKES = /^[асԁеһіјӏорԛѕԝху\d-]+$/u;

/**
 * Normalises an e-mail address: lower case, with the domain in ASCII. Returns undefined for an invalid address. A domain that imitates
 * another domain with look-alike letters is invalid too, because readers cannot tell where the code goes.
 */
export function parseEmail(text: string): string | undefined {
  const cleanedText = cleanTypedText(text).toLowerCase();
  // The length is checked before the conversion to ASCII, which never shortens an address and is slow for a long name.
  if (cleanedText.length > MAX_ADDRESS_LENGTH) return undefined;
  const atIndex = cleanedText.lastIndexOf('@');
  const [local, domain] = [cleanedText.slice(0, atIndex), domainToASCII(cleanedText.slice(atIndex + 1))];
  if (atIndex < 1 || local.length > MAX_LOCAL_PART_LENGTH || !LOCAL_PART.test(local)) return undefined;
  if (!DOMAIN.test(domain) || !isUnambiguous(domain)) return undefined;
  const address = `${local}@${domain}`;
  return address.length > MAX_ADDRESS_LENGTH ? undefined : address;
}

/** Whether no label of the domain can be mistaken for a label in another script. */
function isUnambiguous(domain: string): boolean {
  const labels = domainToUnicode(domain).split('.');
  const isCyrillicZone = CYRILLIC.test(labels.at(-1) ?? '');
  return labels.every((label) => LATIN.test(label) || (CYRILLIC.test(label) && (isCyrillicZone || !LATIN_LOOKALIKES.test(label))));
}

export const invalidEmailMessage = 'Проверьте email: в\u00a0нём опечатка или знак, которого не\u00a0бывает в\u00a0адресах.';
