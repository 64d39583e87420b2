/** Files up to this size are sent unchanged. */
const smallBytes = 1024 * 1024;
const quality = 0.9;

/**
 * Converts a picture of more than 1 MB to JPEG with at most `maxSide` pixels on the longer side, because its upload would take long on a
 * slow connection. A file that the browser cannot convert is sent unchanged.
 */
export async function shrinkPicture(file: File, maxSide: number): Promise<Blob> {
  if (file.size <= smallBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext('2d');
    if (!drawing) return file;
    // JPEG has no transparency, so transparent parts become white.
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? file), 'image/jpeg', quality));
  } catch {
    return file;
  }
}
