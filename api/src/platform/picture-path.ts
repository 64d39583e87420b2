/** Path of a picture at a width that /_ipx allows. */
export const buildPicturePath = (key: string, width = 1280): string => `/_ipx/w_${width}/${key}`;

export const buildPicturePathOrNull = (key: string | null, width?: number): string | null =>
  key === null ? null : buildPicturePath(key, width);

/** Path of a picture as JPEG in 4:5, for mails, because some mail programs cannot display WebP. */
export const buildMailPicturePathOrNull = (key: string | null): string | null => key && `/_ipx/f_jpeg,s_320x400,b_efede8/${key}`;
