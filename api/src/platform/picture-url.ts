/** Path of a picture of the object store at a width that /_ipx allows. */
export const pictureUrl = (key: string, width = 1280): string => `/_ipx/w_${width}/${key}`;

/** The same for a picture that need not be there. */
export const pictureUrlOrNull = (key: string | null, width?: number): string | null => (key === null ? null : pictureUrl(key, width));
