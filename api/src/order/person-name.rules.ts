// Without a dot inside a word, because mail programs turn that into a link.
const PERSON_NAME = /^[\p{L}\p{M} '’ʼ\-‐‑]*(?:\.(?= |$)[\p{L}\p{M} '’ʼ\-‐‑]*)*$/u;
const GREETED_NAME = /^[\p{L}\p{M} '’ʼ\-‐‑]+$/u;

/** Whether a text can be the name of a person: letters, spaces, hyphens, apostrophes, and dots that end a word. */
export const isPersonName = (text: string): boolean => PERSON_NAME.test(text);

/** Whether a message may greet with this name. It goes to an address that nobody has confirmed, so that it must carry nothing else. */
export const isGreetedName = (text: string): boolean => GREETED_NAME.test(text);
