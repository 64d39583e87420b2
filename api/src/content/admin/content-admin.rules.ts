import { SLUG } from '../../platform/input/id-patterns.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { isObjectKey } from '../../platform/object-key.js';
import { sanitizeEditorHtml } from '../editor-html.rules.js';
import { normalizeStoredPath } from '../route/path.rules.js';
import type { SaveBlogArticleInput, SaveFaqEntryInput, SavePageInput, SaveUrlMetadataInput } from './content-admin.input.js';

const MAX_TITLE_LENGTH = 300;
const MAX_SUMMARY_LENGTH = 1_000;
/** Maximum number of characters of HTML, more than any article has. In Russian they take 80 kB. */
const MAX_HTML_LENGTH = 40_000;

const titleRule = { label: 'Заголовок', max: MAX_TITLE_LENGTH, isRequired: true };
const createLineRule = (label: string) => ({ label, max: MAX_SUMMARY_LENGTH });

/** Reads a form, and throws if a field is wrong. */
export function readFields<Value>(readForm: (form: InputForm) => Value): Value {
  const form = new InputForm();
  const value = readForm(form);
  if (form.wrongFields.length > 0) throw wrongFieldsError(form.wrongFields);
  return value;
}

function readSlug(form: InputForm, slug: string): string {
  if (!SLUG.test(slug) || slug.length > 200)
    form.refuse('slug', 'Только строчные латинские буквы, цифры и\u00a0одиночные дефисы между ними.');
  return slug;
}

function readHtml(form: InputForm, field: string, html: string): string {
  const safeHtml = sanitizeEditorHtml(html);
  if (safeHtml.trim() === '') form.refuse(field, 'Заполните поле «Текст».');
  else if (html.length > MAX_HTML_LENGTH) form.refuse(field, `Текст: не\u00a0длиннее ${MAX_HTML_LENGTH}\u00a0знаков.`);
  return safeHtml;
}

const readSeo = (form: InputForm, field: string, text: string | null | undefined): string | null =>
  form.readLine(field, text, createLineRule('SEO')) || null;

export const readPageFields = ({ slug, title: typedText, html }: SavePageInput) =>
  readFields((form) => ({
    slug: readSlug(form, slug),
    title: form.readLine('title', typedText, titleRule),
    html: readHtml(form, 'html', html),
  }));

export const readFaqEntryFields = ({ question, answerHtml, position }: SaveFaqEntryInput) =>
  readFields((form) => ({
    question: form.readLine('question', question, { ...titleRule, label: 'Вопрос' }),
    answerHtml: readHtml(form, 'answerHtml', answerHtml),
    position,
  }));

export const readArticleFields = (dto: SaveBlogArticleInput) =>
  readFields((form) => {
    if (dto.posterKey && !isObjectKey(dto.posterKey)) form.refuse('posterKey', 'Это не\u00a0ключ картинки.');
    return {
      slug: readSlug(form, dto.slug),
      title: form.readLine('title', dto.title, titleRule),
      description: form.readText('description', dto.description, createLineRule('Описание')),
      html: readHtml(form, 'html', dto.html),
      posterKey: dto.posterKey ?? null,
      seoTitle: readSeo(form, 'seoTitle', dto.seoTitle),
      seoDescription: readSeo(form, 'seoDescription', dto.seoDescription),
      seoKeywords: readSeo(form, 'seoKeywords', dto.seoKeywords),
    };
  });

export function readPath(form: InputForm, field: string, address: string): string {
  return form.readValue(
    field,
    normalizeStoredPath(address) ?? undefined,
    'Это путь на\u00a0сайте, вида /info/delivery, буквами, а\u00a0не\u00a0кодами с\u00a0%.',
  );
}

export const readMetadataFields = (dto: SaveUrlMetadataInput) =>
  readFields((form) => ({
    url: readPath(form, 'url', dto.url),
    name: form.readLine('name', dto.name, createLineRule('Название')),
    title: form.readLine('title', dto.title, createLineRule('Заголовок')),
    description: form.readLine('description', dto.description, createLineRule('Описание')),
    keywords: form.readLine('keywords', dto.keywords, createLineRule('Ключевые слова')),
  }));
