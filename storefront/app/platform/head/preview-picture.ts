/** Returns the absolute URL of a picture for link previews and structured data. */
export const previewPicture = (key: string, publicUrl: string) => new URL(`/_ipx/f_webp,w_1280,q_80/${key}`, publicUrl).href;
