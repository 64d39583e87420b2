// Matches a whole JSON escape, so that no other match starts inside it: the lines are JSON already.
const ESCAPE = '\\\\(?:u[\\da-f]{4}|.)';
const E_MAIL = '(?<mail>[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+)';
// A Russian mobile number is also written without the plus. What follows a colon, a comma or a bracket may be a number of the JSON.
const MOBILE = `(?:(?<=${ESCAPE})|(?<![\\w.:,[-]))[78][ (-]{0,2}9(?:[ ()-]{0,2}\\d){9}(?![\\w-])`;
const PHONE = `(?<phone>\\+\\d(?:[ ()-]{0,2}\\d){9,14}|${MOBILE})`;
const JWT = '(?<jwt>eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]*)';
const WORD = '(?<word>[\\w-]{70,})';

const PERSONAL = new RegExp([ESCAPE, E_MAIL, PHONE, JWT, WORD].join('|'), 'gu');
// A quick test that most lines fail.
const SIGN = /[@+]|eyJ|[\w-]{70}|[78][ (-]{0,2}9(?:[ ()-]{0,2}\d){9}/;

const REFRESH_TOKEN_LENGTH = 70;

/**
 * Masks e-mail addresses, phone numbers and tokens anywhere in a log line, because a library's error message may quote them.
 */
export function withoutPersonal(line: string): string {
  if (!SIGN.test(line)) return line;
  return line.replace(PERSONAL, (found, ...rest) => {
    const { mail, phone, jwt, word } = rest.at(-1) as Record<string, string | undefined>;
    if (mail) return '[e-mail]';
    if (phone) return '[phone]';
    return jwt || word?.length === REFRESH_TOKEN_LENGTH ? '[token]' : found;
  });
}
