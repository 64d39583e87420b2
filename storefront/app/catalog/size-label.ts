/** Whether the name of a size is «One size», so that the product comes in a single size. */
export const isOneSize = (name: string) => /^one( size)?$/i.test(name);

/** Label of a size in a list of sizes: «42», «Один размер». */
export const formatSizeLabel = (name: string) => (isOneSize(name) ? 'Один размер' : name);

/** A size on a separate line: «Размер: 42», «Один размер». */
export const formatSizeLine = (name: string) => (isOneSize(name) ? formatSizeLabel(name) : `Размер: ${name}`);

/** A size within a sentence: «размер 42», «один размер». */
export const formatSizePhrase = (name: string) => (isOneSize(name) ? 'один\u00a0размер' : `размер\u00a0${name}`);
