import { Inject, Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { type Entity, JournaledSaveService } from '../../journal/journaled-save.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import { isViolation } from '../../platform/prisma/database-errors.js';
import type * as Rows from '../../platform/prisma/generated/client.js';
import type { OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import type { Blog } from '../blog/blog.model.js';
import { toBlog } from '../blog/blog.rules.js';
import type { FaqEntry } from '../page/faq.model.js';
import { toFaqEntry } from '../page/faq.rules.js';
import type { Page } from '../page/page.model.js';
import { toPage } from '../page/page.rules.js';
import { normalizeStoredPath } from '../route/path.rules.js';
import type { UrlMetadata } from '../route/url-metadata.model.js';
import type {
  RemoveContentInput,
  SaveBlogArticleInput,
  SaveFaqEntryInput,
  SavePageInput,
  SaveRedirectRuleInput,
  SaveUrlMetadataInput,
} from './content-admin.input.js';
import type { OperatorRedirectRule } from './content-admin.model.js';
import { readArticleFields, readFaqEntryFields, readMetadataFields, readPageFields } from './content-admin.rules.js';
import { readRedirectFields } from './redirect-admin.rules.js';

type Version = { updatedAt?: Date | null };

const toPageEntity = (action: string, slug: string, { updatedAt }: Version): Entity<Rows.Page, Page> => ({
  kind: 'page',
  name: slug,
  action,
  expectedUpdatedAt: updatedAt,
  toView: toPage,
  find: ({ page }) => page.findUnique({ where: { slug } }),
});

const toArticleEntity = (action: string, slug: string, { updatedAt }: Version): Entity<Rows.BlogArticle, Blog> => ({
  kind: 'blogArticle',
  name: slug,
  action,
  expectedUpdatedAt: updatedAt,
  toView: toBlog,
  find: ({ blogArticle }) => blogArticle.findUnique({ where: { slug } }),
});

/** `idOrQuestion` is the id of an existing entry, or the question of a new one. */
const toFaqEntryEntity = (action: string, idOrQuestion: string, { updatedAt }: Version): Entity<Rows.FaqEntry, FaqEntry> => ({
  kind: 'faqEntry',
  name: idOrQuestion,
  action,
  expectedUpdatedAt: updatedAt,
  toView: toFaqEntry,
  find: ({ faqEntry }) => faqEntry.findUnique({ where: isId(idOrQuestion) ? { id: idOrQuestion } : { question: idOrQuestion } }),
});

const toMetadataEntity = (action: string, url: string, { updatedAt }: Version): Entity<Rows.UrlMetadata, UrlMetadata> => ({
  kind: 'urlMetadata',
  name: url,
  action,
  expectedUpdatedAt: updatedAt,
  toView: (row) => row,
  find: ({ urlMetadata }) => urlMetadata.findUnique({ where: { url } }),
});

const toRedirectEntity = (action: string, fromPath: string, { updatedAt }: Version): Entity<Rows.RedirectRule, OperatorRedirectRule> => ({
  kind: 'redirectRule',
  name: fromPath,
  action,
  expectedUpdatedAt: updatedAt,
  toView: (row) => row,
  find: ({ redirectRule }) => redirectRule.findUnique({ where: { fromPath } }),
});

const toPath = (key: string): string => normalizeStoredPath(key) ?? key;

/** Saves and removes what editors write: pages, questions, articles, metadata and redirects. */
@Injectable()
export class ContentAdminService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly saves: JournaledSaveService,
    private readonly uploads: UploadService,
  ) {}

  savePage(request: OperatorInRequest, dto: SavePageInput): Promise<Page> {
    const fields = readPageFields(dto);
    return this.saves.save(request, toPageEntity('savePage', fields.slug, dto), ({ page }, { row, now }) => {
      const publishedAt = dto.publishedAt ?? row?.publishedAt ?? now;
      const savedFields = { ...fields, publishedAt, deletedAt: null, updatedAt: now };
      return row ? page.update({ where: { id: row.id }, data: savedFields }) : page.create({ data: { ...savedFields, createdAt: now } });
    });
  }

  removePage(request: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<Page | null> {
    return this.saves.remove(request, toPageEntity('removePage', key, dto), ({ page }, { id }, data) =>
      page.update({ where: { id }, data }),
    );
  }

  async saveFaqEntry(request: OperatorInRequest, { id, ...dto }: SaveFaqEntryInput): Promise<FaqEntry> {
    const fields = readFaqEntryFields(dto);
    const entity = toFaqEntryEntity('saveFaqEntry', id?.toLowerCase() ?? fields.question, dto);
    try {
      return await this.saves.save(request, entity, ({ faqEntry }, { row, now }) => {
        if (id && !row) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого вопроса нет.');
        const savedFields = { ...fields, deletedAt: null, updatedAt: now };
        return row
          ? faqEntry.update({ where: { id: row.id }, data: savedFields })
          : faqEntry.create({ data: { ...savedFields, createdAt: now } });
      });
    } catch (error) {
      if (isViolation(error, 'faq_entry_question_key')) throw wrongFieldsError([{ field: 'question', message: 'Такой вопрос уже есть.' }]);
      throw error;
    }
  }

  removeFaqEntry(request: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<FaqEntry | null> {
    const entity = toFaqEntryEntity('removeFaqEntry', key.toLowerCase(), dto);
    return this.saves.remove(request, entity, ({ faqEntry }, { id }, data) => faqEntry.update({ where: { id }, data }));
  }

  saveArticle(request: OperatorInRequest, dto: SaveBlogArticleInput): Promise<Blog> {
    const fields = readArticleFields(dto);
    return this.saves.save(request, toArticleEntity('saveBlogArticle', fields.slug, dto), async (transaction, { row, now }) => {
      const { posterUploadId } = dto;
      const storedKey = posterUploadId ? await this.uploads.claim(transaction, request.operator, posterUploadId) : fields.posterKey;
      const publishedAt = dto.publishedAt ?? row?.publishedAt ?? now;
      const savedFields = { ...fields, posterKey: storedKey, publishedAt, deletedAt: null, updatedAt: now };
      const { blogArticle } = transaction;
      return row
        ? blogArticle.update({ where: { id: row.id }, data: savedFields })
        : blogArticle.create({ data: { ...savedFields, createdAt: now } });
    });
  }

  removeArticle(request: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<Blog | null> {
    const entity = toArticleEntity('removeBlogArticle', key, dto);
    return this.saves.remove(request, entity, ({ blogArticle }, { id }, data) => blogArticle.update({ where: { id }, data }));
  }

  saveMetadata(request: OperatorInRequest, dto: SaveUrlMetadataInput): Promise<UrlMetadata> {
    const fields = readMetadataFields(dto);
    return this.saves.save(request, toMetadataEntity('saveUrlMetadata', fields.url, dto), ({ urlMetadata }, { row, now }) => {
      const savedFields = { ...fields, deletedAt: null, updatedAt: now };
      return row
        ? urlMetadata.update({ where: { id: row.id }, data: savedFields })
        : urlMetadata.create({ data: { ...savedFields, createdAt: now } });
    });
  }

  removeMetadata(request: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<UrlMetadata | null> {
    const entity = toMetadataEntity('removeUrlMetadata', toPath(key), dto);
    return this.saves.remove(request, entity, ({ urlMetadata }, { id }, data) => urlMetadata.update({ where: { id }, data }));
  }

  saveRedirect(request: OperatorInRequest, dto: SaveRedirectRuleInput): Promise<OperatorRedirectRule> {
    const fields = readRedirectFields(dto, this.config);
    return this.saves.save(request, toRedirectEntity('saveRedirectRule', fields.fromPath, dto), ({ redirectRule }, { row, now }) => {
      const savedFields = { ...fields, deletedAt: null, updatedAt: now };
      return row
        ? redirectRule.update({ where: { id: row.id }, data: savedFields })
        : redirectRule.create({ data: { ...savedFields, createdAt: now } });
    });
  }

  removeRedirect(request: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<OperatorRedirectRule | null> {
    const entity = toRedirectEntity('removeRedirectRule', toPath(key), dto);
    return this.saves.remove(request, entity, ({ redirectRule }, { id }, data) => redirectRule.update({ where: { id }, data }));
  }
}
