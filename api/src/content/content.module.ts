import { Module } from '@nestjs/common';
import { ImageModule } from '../images/image.module.js';
import { ContentAdminResolver } from './admin/content-admin.resolver.js';
import { ContentAdminService } from './admin/content-admin.service.js';
import { ContentListsResolver } from './admin/content-lists.resolver.js';
import { ContentListsService } from './admin/content-lists.service.js';
import { BlogResolver } from './blog/blog.resolver.js';
import { BlogService } from './blog/blog.service.js';
import { MobileAppController } from './mobile-app.controller.js';
import { FaqResolver } from './page/faq.resolver.js';
import { FaqService } from './page/faq.service.js';
import { PageResolver } from './page/page.resolver.js';
import { PageService } from './page/page.service.js';
import { RedirectResolver } from './route/redirect.resolver.js';
import { RedirectService } from './route/redirect.service.js';
import { UrlMetadataResolver } from './route/url-metadata.resolver.js';
import { UrlMetadataService } from './route/url-metadata.service.js';
import { SitemapResolver } from './sitemap/sitemap.resolver.js';
import { SitemapService } from './sitemap/sitemap.service.js';

const adminProviders = [ContentAdminResolver, ContentAdminService, ContentListsResolver, ContentListsService];

@Module({
  imports: [ImageModule],
  controllers: [MobileAppController],
  providers: [
    ...adminProviders,
    BlogResolver,
    BlogService,
    FaqResolver,
    FaqService,
    PageResolver,
    PageService,
    RedirectResolver,
    RedirectService,
    SitemapResolver,
    SitemapService,
    UrlMetadataResolver,
    UrlMetadataService,
  ],
})
export class ContentModule {}
