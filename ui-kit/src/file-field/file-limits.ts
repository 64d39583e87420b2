import { lazyValue } from '../internal/lazy-value.ts';
import { plural } from '../plural/index.ts';

/** Limits of a file field. */
export interface FileLimits {
  /** Accepted types, as in the `accept` attribute: «image/jpeg,image/png», «.pdf». */
  accept: string;
  /** Maximum number of files. */
  maxCount: number;
  /** Maximum size of a file in bytes. */
  maxSize: number;
}

const numbers = lazyValue(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 1 }));

/** Formats a size: «2,4 МБ», «340 КБ». */
export function fileSize(bytes: number): string {
  const inMegabytes = bytes >= 1024 * 1024;
  const size = inMegabytes ? bytes / 1024 / 1024 : Math.max(1, Math.round(bytes / 1024));
  return `${numbers().format(size)}\u00a0${inMegabytes ? 'МБ' : 'КБ'}`;
}

const listKinds = (accept: string): string[] => accept.split(',').map((kind) => kind.trim().toLowerCase());
const same = (extension: string): string => (extension === 'jpg' ? 'jpeg' : extension);
const readExtension = (name: string): string => same(name.slice(name.lastIndexOf('.') + 1).toLowerCase());

function isKind({ name, type }: File, kind: string): boolean {
  if (kind.startsWith('.')) return readExtension(name) === same(kind.slice(1));
  if (type === '') return readExtension(name) === same(kind.slice(kind.indexOf('/') + 1));
  return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind;
}

/** Names the accepted types: «JPEG или PNG», or «изображения» for any picture. */
export function kindNames(accept: string): string {
  const names = listKinds(accept).map((kind) =>
    kind === 'image/*' ? 'изображения' : kind.replace(/^(\.|.*\/)|\+xml$/g, '').toUpperCase(),
  );
  return [...new Set(names)].join(', ').replace(/, ([^,]*)$/, ' или $1');
}

/** Describes the limits: «До 5 фото, JPEG или PNG, до 10 МБ». */
export function describeLimits({ accept, maxCount, maxSize }: FileLimits): string {
  const pictures = listKinds(accept).every((kind) => kind.startsWith('image/'));
  const many = pictures ? `${maxCount}\u00a0фото` : plural(maxCount, { one: 'файла', few: 'файлов', many: 'файлов' });
  const one = pictures ? 'Одно фото' : 'Один файл';
  return `${maxCount === 1 ? one : `До\u00a0${many}`}, ${kindNames(accept)}, до\u00a0${fileSize(maxSize)}`;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Splits chosen files into those that fit and messages about the others. Files that are already attached are skipped. */
export function sortFiles(
  chosen: readonly File[],
  existing: readonly File[],
  limits: FileLimits,
): { accepted: File[]; messages: string[] } {
  const accepted: File[] = [];
  const messages: string[] = [];
  for (const file of chosen) {
    if ([...existing, ...accepted].some((other) => isSame(file, other))) continue;
    if (!listKinds(limits.accept).some((kind) => isKind(file, kind)))
      messages.push(`«${file.name}»: подходят только ${kindNames(limits.accept)}`);
    else if (file.size > limits.maxSize) messages.push(`«${file.name}»: больше ${fileSize(limits.maxSize)}`);
    else if (existing.length + accepted.length >= limits.maxCount)
      messages.push(`«${file.name}»: больше ${limits.maxCount} не\u00a0поместится`);
    else accepted.push(file);
  }
  return { accepted, messages };
}
