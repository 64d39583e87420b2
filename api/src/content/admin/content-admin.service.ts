import { Inject, Injectable } from '@nestjs/common';
import { UploadService } from '../../images/upload/upload.service.js';
import { type Entity, JournaledSaveService } from '../../journal/journaled-save.service.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { DomainError, ErrorCode } from '../../platform/errors/domain-error.js';
import { isId } from '../../platform/input/ids.rules.js';
import { wrongFieldsError } from '../../platform/input/input-form.js';
import { isViolation } from '../../platform/prisma/contention.js';
import type * as Rows from '../../platform/prisma/generated/client.js';
import type { OperatorInRequest } from '../../platform/viewer/viewers.port.js';
import type { Blog } from '../blog/blog.model.js';
import { toBlog } from '../blog/blog.rules.js';
import type { FaqEntry, Page } from '../page.model.js';
import { toFaqEntry, toPage } from '../page.rules.js';
import type { UrlMetadata } from '../route.model.js';
import type {
  RemoveContentInput,
  SaveBlogArticleInput,
  SaveFaqEntryInput,
  SavePageInput,
  SaveRedirectRuleInput,
  SaveUrlMetadataInput,
} from './content-admin.input.js';
import type { OperatorRedirectRule } from './content-admin.model.js';
import {
  normalizeStoredPath,
  toRequestedArticle,
  toRequestedFaqEntry,
  toRequestedMetadata,
  toRequestedPage,
  toRequestedRedirect,
} from './content-admin.rules.js';

type Version = { updatedAt?: Date | null };

const toPageEntity = (action: string, slug: string, { updatedAt }: Version): Entity<Rows.Page, Page> => ({
  ...{ kind: 'page', name: slug, action, readAt: updatedAt, show: toPage },
  find: ({ page }) => page.findUnique({ where: { slug } }),
});

const toArticleEntity = (action: string, slug: string, { updatedAt }: Version): Entity<Rows.BlogArticle, Blog> => ({
  ...{ kind: 'blogArticle', name: slug, action, readAt: updatedAt, show: toBlog },
  find: ({ blogArticle }) => blogArticle.findUnique({ where: { slug } }),
});

/** A question is identified by its id, and a new one by its text. */
const toFaqEntryEntity = (action: string, name: string, { updatedAt }: Version): Entity<Rows.FaqEntry, FaqEntry> => ({
  ...{ kind: 'faqEntry', name, action, readAt: updatedAt, show: toFaqEntry },
  find: ({ faqEntry }) => faqEntry.findUnique({ where: isId(name) ? { id: name } : { question: name } }),
});

const toMetadataEntity = (action: string, url: string, { updatedAt }: Version): Entity<Rows.UrlMetadata, UrlMetadata> => ({
  ...{ kind: 'urlMetadata', name: url, action, readAt: updatedAt, show: (row) => row },
  find: ({ urlMetadata }) => urlMetadata.findUnique({ where: { url } }),
});

const toRedirectEntity = (action: string, fromPath: string, { updatedAt }: Version): Entity<Rows.RedirectRule, OperatorRedirectRule> => ({
  ...{ kind: 'redirectRule', name: fromPath, action, readAt: updatedAt, show: (row) => row },
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

  savePage(by: OperatorInRequest, dto: SavePageInput): Promise<Page> {
    const requested = toRequestedPage(dto);
    return this.saves.save(by, toPageEntity('savePage', requested.slug, dto), ({ page }, { row, now }) => {
      const publishedAt = dto.publishedAt ?? row?.publishedAt ?? now;
      const data = { ...requested, publishedAt, deletedAt: null, updatedAt: now };
      return row ? page.update({ where: { id: row.id }, data }) : page.create({ data: { ...data, createdAt: now } });
    });
  }

  removePage(by: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<Page | null> {
    return this.saves.remove(by, toPageEntity('removePage', key, dto), ({ page }, { id }, data) => page.update({ where: { id }, data }));
  }

  async saveFaqEntry(by: OperatorInRequest, { id, ...dto }: SaveFaqEntryInput): Promise<FaqEntry> {
    const requested = toRequestedFaqEntry(dto);
    const entity = toFaqEntryEntity('saveFaqEntry', id?.toLowerCase() ?? requested.question, dto);
    try {
      return await this.saves.save(by, entity, ({ faqEntry }, { row, now }) => {
        if (id && !row) throw new DomainError(ErrorCode.NOT_FOUND, 'Такого вопроса нет.');
        const data = { ...requested, deletedAt: null, updatedAt: now };
        return row ? faqEntry.update({ where: { id: row.id }, data }) : faqEntry.create({ data: { ...data, createdAt: now } });
      });
    } catch (error) {
      if (isViolation(error, 'faq_entry_question_key')) throw wrongFieldsError([{ field: 'question', message: 'Такой вопрос уже есть.' }]);
      throw error;
    }
  }

  removeFaqEntry(by: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<FaqEntry | null> {
    const entity = toFaqEntryEntity('removeFaqEntry', key.toLowerCase(), dto);
    return this.saves.remove(by, entity, ({ faqEntry }, { id }, data) => faqEntry.update({ where: { id }, data }));
  }

  saveArticle(by: OperatorInRequest, dto: SaveBlogArticleInput): Promise<Blog> {
    const requested = toRequestedArticle(dto);
    return this.saves.save(by, toArticleEntity('saveBlogArticle', requested.slug, dto), async (transaction, { row, now }) => {
      const { posterUploadId } = dto;
      const storedKey = posterUploadId ? await this.uploads.claim(transaction, by.operator, posterUploadId) : requested.posterKey;
      const publishedAt = dto.publishedAt ?? row?.publishedAt ?? now;
      const data = { ...requested, posterKey: storedKey, publishedAt, deletedAt: null, updatedAt: now };
      const { blogArticle } = transaction;
      return row ? blogArticle.update({ where: { id: row.id }, data }) : blogArticle.create({ data: { ...data, createdAt: now } });
    });
  }

  removeArticle(by: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<Blog | null> {
    const entity = toArticleEntity('removeBlogArticle', key, dto);
    return this.saves.remove(by, entity, ({ blogArticle }, { id }, data) => blogArticle.update({ where: { id }, data }));
  }

  saveMetadata(by: OperatorInRequest, dto: SaveUrlMetadataInput): Promise<UrlMetadata> {
    const requested = toRequestedMetadata(dto);
    return this.saves.save(by, toMetadataEntity('saveUrlMetadata', requested.url, dto), ({ urlMetadata }, { row, now }) => {
      const data = { ...requested, deletedAt: null, updatedAt: now };
      return row ? urlMetadata.update({ where: { id: row.id }, data }) : urlMetadata.create({ data: { ...data, createdAt: now } });
    });
  }

  removeMetadata(by: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<UrlMetadata | null> {
    const entity = toMetadataEntity('removeUrlMetadata', toPath(key), dto);
    return this.saves.remove(by, entity, ({ urlMetadata }, { id }, data) => urlMetadata.update({ where: { id }, data }));
  }

  saveRedirect(by: OperatorInRequest, dto: SaveRedirectRuleInput): Promise<OperatorRedirectRule> {
    const requested = toRequestedRedirect(dto, this.config);
    return this.saves.save(by, toRedirectEntity('saveRedirectRule', requested.fromPath, dto), ({ redirectRule }, { row, now }) => {
      const data = { ...requested, deletedAt: null, updatedAt: now };
      return row ? redirectRule.update({ where: { id: row.id }, data }) : redirectRule.create({ data: { ...data, createdAt: now } });
    });
  }

  removeRedirect(by: OperatorInRequest, { key, ...dto }: RemoveContentInput): Promise<OperatorRedirectRule | null> {
    const entity = toRedirectEntity('removeRedirectRule', toPath(key), dto);
    return this.saves.remove(by, entity, ({ redirectRule }, { id }, data) => redirectRule.update({ where: { id }, data }));
  }
}
