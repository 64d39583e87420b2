import { cacheByLocale } from '../internal/cache-by-locale.ts';
import { fill } from '../locale/fill.ts';
import type { Locale } from '../locale/shop-locale.ts';
import type { Texts } from '../locale/texts.ts';
import { pluralForm } from '../plural/index.ts';

export interface FileLimits {
  /** Accepted types, as in the `accept` attribute: «image/jpeg,image/png», «.pdf». */
  accept: string;
  maxCount: number;
  /** Maximum size of a file in bytes. */
  maxSize: number;
}

type FileTexts = Texts['fileField'];

const getNumberFormat = cacheByLocale(({ language }) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }));

/** Formats a size: «2,4 МБ», «340 КБ». */
export function formatFileSize(bytes: number, texts: FileTexts, locale: Locale): string {
  const usesMegabytes = bytes >= 1024 * 1024;
  const size = usesMegabytes ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024));
  return fill(usesMegabytes ? texts.megabytes : texts.kilobytes, { size: getNumberFormat(locale).format(size) });
}

const listKinds = (accept: string): string[] => accept.split(',').map((kind) => kind.trim().toLowerCase());
const normalizeExtension = (extension: string): string => (extension === 'jpg' ? 'jpeg' : extension);
const readExtension = (name: string): string => normalizeExtension(name.slice(name.lastIndexOf('.') + 1).toLowerCase());

function isKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith('.')) return readExtension(name) === normalizeExtension(kind.slice(1));
  if (type === '') return readExtension(name) === normalizeExtension(kind.slice(kind.indexOf('/') + 1));
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** Names the accepted types: «JPEG или PNG», or «изображения» for any picture. */
export function joinKindNames(accept: string, texts: FileTexts): string {
  const names = listKinds(accept).map((kind) =>
    kind === 'image/*' ? texts.anyPicture : kind.replace(/^(\.|.*\/)|\+xml$/g, '').toUpperCase(),
  );
  const distinctNames = [...new Set(names)];
  const lastName = distinctNames.pop() ?? '';
  return distinctNames.length === 0 ? lastName : fill(texts.or, { kinds: distinctNames.join(', '), kind: lastName });
}

/** Describes the limits: «До 5 фото, JPEG или PNG, до 10 МБ. Можно перетащить или вставить». */
export function describeLimits({ accept, maxCount, maxSize }: FileLimits, texts: FileTexts, locale: Locale): string {
  const arePictures = listKinds(accept).every((kind) => kind.startsWith('image/'));
  const singleFileText = arePictures ? texts.onePhoto : texts.oneFile;
  const severalFilesText = pluralForm(maxCount, arePictures ? texts.upToPhotos : texts.upToFiles, locale);
  return fill(texts.limits, {
    count: maxCount === 1 ? singleFileText : fill(severalFilesText, { count: maxCount }),
    kinds: joinKindNames(accept, texts),
    size: formatFileSize(maxSize, texts, locale),
  });
}

const isSameFile = (file: File, other: File): boolean =>
  file.name === other.name && file.size === other.size && file.lastModified === other.lastModified;

/** Splits chosen files into those within the limits and error messages about the others. Files that are already attached are skipped. */
export function checkFiles(
  chosenFiles: readonly File[],
  existing: readonly File[],
  { limits, texts, locale }: { limits: FileLimits; texts: FileTexts; locale: Locale },
): { accepted: File[]; messages: string[] } {
  const accepted: File[] = [];
  const messages: string[] = [];
  for (const file of chosenFiles) {
    const { name } = file;
    if ([...existing, ...accepted].some((other) => isSameFile(file, other))) continue;
    if (!listKinds(limits.accept).some((kind) => isKind(file, kind)))
      messages.push(fill(texts.wrongKind, { name, kinds: joinKindNames(limits.accept, texts) }));
    else if (file.size > limits.maxSize) messages.push(fill(texts.tooLarge, { name, size: formatFileSize(limits.maxSize, texts, locale) }));
    else if (existing.length + accepted.length >= limits.maxCount) messages.push(fill(texts.tooMany, { name, count: limits.maxCount }));
    else accepted.push(file);
  }
  return { accepted, messages };
}
