import type { Config } from '../../platform/config/config.js';
import { InputForm, wrongFieldsError } from '../../platform/input/input-form.js';
import { SLUG } from '../../platform/input/text.rules.js';
import { OBJECT_KEY } from '../../platform/picture-path.js';
import { sanitizeEditorHtml } from '../editor-html.rules.js';
import { parsePath } from '../path.rules.js';
import type {
  SaveBlogArticleInput,
  SaveFaqEntryInput,
  SavePageInput,
  SaveRedirectRuleInput,
  SaveUrlMetadataInput,
} from './content-admin.input.js';

const MAX_TITLE_LENGTH = 300;
const MAX_SUMMARY_LENGTH = 1_000;
/** Maximum length of HTML, longer than any article. In Russian it is 80 kB, and a request may have 100. */
const MAX_HTML_LENGTH = 40_000;

const title = { label: 'Заголовок', max: MAX_TITLE_LENGTH, isRequired: true };
const createSummaryRule = (label: string) => ({ label, max: MAX_SUMMARY_LENGTH });

/** Reads a form, and throws if a field is wrong. */
function read<Value>(of: (form: InputForm) => Value): Value {
  const form = new InputForm();
  const value = of(form);
  if (form.wrong.length > 0) throw wrongFieldsError(form.wrong);
  return value;
}

function readSlug(form: InputForm, slug: string): string {
  if (!SLUG.test(slug) || slug.length > 200)
    form.refuse('slug', 'Только строчные латинские буквы, цифры и\u00a0одиночные дефисы между ними.');
  return slug;
}

function readHtml(form: InputForm, field: string, html: string): string {
  const safe = sanitizeEditorHtml(html);
  if (safe.trim() === '') form.refuse(field, 'Заполните поле «Текст».');
  else if (html.length > MAX_HTML_LENGTH) form.refuse(field, `Текст: не\u00a0длиннее ${MAX_HTML_LENGTH}\u00a0знаков.`);
  return safe;
}

const readSeo = (form: InputForm, field: string, text: string | null | undefined): string | null =>
  form.readLine(field, text, createSummaryRule('SEO')) || null;

export const toRequestedPage = ({ slug, title: typedText, html }: SavePageInput) =>
  read((form) => ({ slug: readSlug(form, slug), title: form.readLine('title', typedText, title), html: readHtml(form, 'html', html) }));

export const toRequestedFaqEntry = ({ question, answerHtml, position }: SaveFaqEntryInput) =>
  read((form) => ({
    question: form.readLine('question', question, { ...title, label: 'Вопрос' }),
    answerHtml: readHtml(form, 'answerHtml', answerHtml),
    position,
  }));

export const toRequestedArticle = (dto: SaveBlogArticleInput) =>
  read((form) => {
    if (dto.posterKey && !OBJECT_KEY.test(dto.posterKey)) form.refuse('posterKey', 'Это не\u00a0ключ картинки.');
    return {
      slug: readSlug(form, dto.slug),
      title: form.readLine('title', dto.title, title),
      description: form.readText('description', dto.description, createSummaryRule('Описание')),
      html: readHtml(form, 'html', dto.html),
      posterKey: dto.posterKey ?? null,
      seoTitle: readSeo(form, 'seoTitle', dto.seoTitle),
      seoDescription: readSeo(form, 'seoDescription', dto.seoDescription),
      seoKeywords: readSeo(form, 'seoKeywords', dto.seoKeywords),
    };
  });

/** A decoded path, as lookups use it. */
export function normalizeStoredPath(address: string): string | null {
  const path = parsePath(address);
  if (path === null || path.startsWith('//') || /[\\\p{Cc}]/u.test(path) || /%[89a-f][0-9a-f]/i.test(path)) return null;
  return path;
}

function readPath(form: InputForm, field: string, address: string): string {
  return form.readValue(
    field,
    normalizeStoredPath(address) ?? undefined,
    'Это путь на\u00a0сайте, вида /info/delivery, буквами, а\u00a0не\u00a0кодами с\u00a0%.',
  );
}

export const toRequestedMetadata = (dto: SaveUrlMetadataInput) =>
  read((form) => ({
    url: readPath(form, 'url', dto.url),
    name: form.readLine('name', dto.name, createSummaryRule('Название')),
    title: form.readLine('title', dto.title, createSummaryRule('Заголовок')),
    description: form.readLine('description', dto.description, createSummaryRule('Описание')),
    keywords: form.readLine('keywords', dto.keywords, createSummaryRule('Ключевые слова')),
  }));

const TARGET = /^(?:https?:\/\/[^/]|\/(?:[^/]|$))/;

type RedirectLimits = Pick<Config, 'PUBLIC_URL' | 'REDIRECT_ORIGINS'>;

export const toRequestedRedirect = ({ fromPath, target: typedText, permanent, active }: SaveRedirectRuleInput, limits: RedirectLimits) =>
  read((form) => {
    const from = readPath(form, 'fromPath', fromPath);
    const target = typedText.trim();
    if (!TARGET.test(target) || /[\\\p{Cc}]/u.test(target) || isLeadingToHost(target, limits))
      form.refuse('target', 'Путь на\u00a0сайте или\u00a0адрес с\u00a0https://.');
    else if (parsePath(isWithinShop(target, limits)) === from) form.refuse('target', 'Адрес ведёт сам на\u00a0себя.');
    else if (!isFollowed(target, limits))
      form.refuse('target', 'На\u00a0этот сайт переадресации нет: его адреса нет в\u00a0списке REDIRECT_ORIGINS.');
    return { fromPath: from, target, permanent, active };
  });

/** An absolute URL of the shop without its origin, any other target as it is. */
function isWithinShop(target: string, { PUBLIC_URL }: RedirectLimits): string {
  const { origin } = new URL(PUBLIC_URL);
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}

/**
 * Whether the path begins with two slashes once its dots are resolved: browsers take what follows for a host, and the storefront refuses
 * it.
 */
function isLeadingToHost(target: string, { PUBLIC_URL }: RedirectLimits): boolean {
  const url = URL.canParse(target, PUBLIC_URL) ? new URL(target, PUBLIC_URL) : null;
  return url?.origin === new URL(PUBLIC_URL).origin && url.pathname.startsWith('//');
}

/** Whether the storefront follows a target: within the shop, or without credentials to a listed origin. */
function isFollowed(target: string, { PUBLIC_URL, REDIRECT_ORIGINS }: RedirectLimits): boolean {
  if (!URL.canParse(target, PUBLIC_URL)) return false;
  const { origin, username, password } = new URL(target, PUBLIC_URL);
  if (username || password) return false;
  return origin === new URL(PUBLIC_URL).origin || REDIRECT_ORIGINS.includes(origin);
}
