/** Of what comes in one size alone: a size that is no name. */
export const isOnlySize = (name: string) => /^one( size)?$/i.test(name);

/** A size as a shopper reads it where only sizes stand: «42», «Один размер». */
export const sizeLabel = (name: string) => (isOnlySize(name) ? 'Один размер' : name);

/** A size on a line of its own: «Размер: 42», «Один размер». */
export const sizeLine = (name: string) => (isOnlySize(name) ? sizeLabel(name) : `Размер: ${name}`);

/** A size within a sentence: «размер 42», «один размер». */
export const sizePhrase = (name: string) => (isOnlySize(name) ? 'один\u00a0размер' : `размер\u00a0${name}`);
