/** Path of a picture at a width that /_ipx allows. */
export const pictureUrl = (key: string, width = 1280): string => `/_ipx/w_${width}/${key}`;

/** Path of an optional picture; null without one. */
export const pictureUrlOrNull = (key: string | null, width?: number): string | null => (key === null ? null : pictureUrl(key, width));
