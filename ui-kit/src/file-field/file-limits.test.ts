import { shopLocale as locale } from '../locale/shop-locale.ts';
import { fileFieldTexts as texts } from './file-field-texts.ts';
import { checkFiles, describeLimits, formatFileSize, joinKindNames } from './file-limits.ts';

const limits = { accept: 'image/jpeg, image/png', maxCount: 2, maxSize: 1024 };
const createFile = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type, lastModified: 0 });
const photo = createFile('a.jpg', 'image/jpeg');

test('the limits of a file field are formatted as text', () => {
  expect(describeLimits({ ...limits, maxCount: 5, maxSize: 10 * 1024 * 1024 }, texts, locale)).toBe(
    'До\u00a05\u00a0фото, JPEG или PNG, до\u00a010\u00a0МБ. Можно перетащить или вставить',
  );
  expect(describeLimits({ accept: '.pdf', maxCount: 1, maxSize: 512 * 1024 }, texts, locale)).toMatch(
    /^Один файл, PDF, до\u00a0512\u00a0КБ\./,
  );
  expect(describeLimits({ ...limits, maxCount: 1 }, texts, locale)).toMatch(/^Одно фото, JPEG или PNG, до\u00a01\u00a0КБ\./);
  expect(joinKindNames('image/jpeg,image/png,image/webp', texts)).toBe('JPEG, PNG или WEBP');
  expect(formatFileSize(2_500_000, texts, locale)).toBe('2,4\u00a0МБ');
});

test('checkFiles accepts files within the limits and rejects every other file with its reason', () => {
  const { accepted, messages } = checkFiles(
    [
      photo,
      createFile('b.heic', 'image/heic'),
      createFile('c.png', 'image/png', 2000),
      createFile('d.png', 'image/png'),
      createFile('e.png', 'image/png'),
    ],
    [],
    { limits, texts, locale },
  );
  expect(accepted.map(({ name }) => name)).toEqual(['a.jpg', 'd.png']);
  expect(messages).toEqual(['«b.heic»: подходят только JPEG или PNG', '«c.png»: больше 1\u00a0КБ', '«e.png»: больше 2 не\u00a0поместится']);
});

test('checkFiles skips a file that is attached already, without a message', () => {
  expect(checkFiles([createFile('a.jpg', 'image/jpeg')], [photo], { limits, texts, locale })).toEqual({ accepted: [], messages: [] });
});

test('checkFiles judges a file of unknown type by its name', () => {
  expect(checkFiles([createFile('f.JPG', '')], [], { limits, texts, locale }).accepted).toHaveLength(1);
  expect(checkFiles([createFile('f.gif', '')], [], { limits, texts, locale }).accepted).toHaveLength(0);
});
