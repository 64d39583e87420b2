/** Machine-readable reason of a refusal. */
export type RefusalCode = keyof typeof sentences;

/** One reason why a line is refused. A line may have several. */
export interface Refusal {
  line: number;
  code: RefusalCode;
  message: string;
}

type Sentence = (subject: string, detail: string) => string;

const sentences = {
  LINE_TOO_LONG: (max) => `Строка длиннее ${max} МБ.`,
  NOT_JSON: (reason) => `Это не JSON: ${reason}.`,
  UNKNOWN_FIELD: (field) => `Поля «${field}» нет.`,
  INVALID_VALUE: (field, reason) => `${field}: ${reason}.`,
  MISSING_FIELD: (field, owner) => `Без поля «${field}» ${owner === '' ? 'нового товара' : `новой единицы «${owner}»`} не создать.`,
  DUPLICATE_PRODUCT: (slug, line) => `Товар «${slug}» уже описан в строке ${line}.`,
  DUPLICATE_ITEM: (item) => `Единица «${item}» названа дважды.`,
  DELETED_PRODUCT: (slug) => `Товар «${slug}» удалён; импорт удалённого не возвращает.`,
  DELETED_ITEM: (item) => `Единица «${item}» удалена; импорт удалённого не возвращает.`,
  SKU_TAKEN: (sku, owner) => `Артикул «${sku}» принадлежит товару «${owner}».`,
  ITEM_OF_ANOTHER_PRODUCT: (item, owner) => `Единица «${item}» принадлежит товару «${owner}».`,
  UNKNOWN_BRAND: (slug) => `Бренда «${slug}» нет, а чтобы создать его, нужно название (name).`,
  UNKNOWN_COLOUR: (slug) => `Цвета «${slug}» нет, а чтобы создать его, нужны name, hex и family.`,
  UNKNOWN_DIRECTORY: (slug) => `Раздела «${slug}» нет.`,
  UNKNOWN_PRODUCT_TYPE: (slug) => `Типа товара «${slug}» нет.`,
  UNKNOWN_PRODUCT_SUB_TYPE: (slug) => `Подтипа «${slug}» у этого типа товара нет.`,
  UNKNOWN_SIZE: (slug, item) => `Размера «${slug}» (единица «${item}») нет.`,
  UNKNOWN_SIZE_GRID: (slug) => `Размерной сетки «${slug}» нет.`,
  UNKNOWN_BADGE: (slug) => `Бейджа «${slug}» нет.`,
  TYPE_OF_ANOTHER_DIRECTORY: (type, directory) => `Тип товара «${type}» относится к разделу «${directory}», а не к разделу товара.`,
  SUB_TYPE_OF_ANOTHER_TYPE: (subType) => `Подтип «${subType}» не относится к типу товара.`,
  WRONG_PRICES: (item, prices) => `Единица «${item}»: ${prices}; нужно loyaltyPrice ≤ price < oldPrice.`,
  DATABASE_REFUSED: (reason) => `База данных не приняла строку: ${reason}.`,
} satisfies Record<string, Sentence>;

export function createRefusal(line: number, code: RefusalCode, [subject = '', detail = '']: readonly string[]): Refusal {
  const sentence: Sentence = sentences[code];
  return { line, code, message: sentence(subject, detail) };
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(sentences, code);
}
